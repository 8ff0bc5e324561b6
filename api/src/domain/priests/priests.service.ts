import { Injectable } from '@nestjs/common';
import type { BodyOf, PriestFacts, PriestProfile, priestEndpoints } from '@sannidhi/contracts';
import { type Actor, accountOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { TemplesService } from '../temples/temples.service.ts';
import { Priest } from './priest.entity.ts';
import { photoView } from './priest-photos.service.ts';
import { openProfile } from './priest-profile-row.ts';
import { PriestTemple } from './priest-temple.entity.ts';

/** Priests and the temples they serve. */
@Injectable()
export class PriestsService {
  constructor(
    private readonly database: Database,
    private readonly temples: TemplesService,
  ) {}

  /** The signed-in priest's own profile; empty if it was never filled in. */
  async ownProfile(actor: Actor): Promise<PriestProfile> {
    const { accountId, fullName } = accountOf(actor);
    const profile = await this.database.reader.findOneBy(Priest, { accountId });
    return {
      fullName,
      ...priestFacts(profile),
      photo: photoView(profile?.photo),
      temples: await this.templesOf(accountId),
    };
  }

  /** Replaces what the priest says of themselves; what was accepted before stays. */
  async changeProfile(actor: Actor, body: BodyOf<typeof priestEndpoints.changeProfile>): Promise<PriestProfile> {
    const { accountId } = accountOf(actor);
    await this.database.transaction(async (tx) => {
      await openProfile(tx, accountId);
      await tx.update(Priest, { accountId }, body);
    });
    return this.ownProfile(actor);
  }

  private async templesOf(accountId: string): Promise<PriestProfile['temples']> {
    const served = await this.database.reader.find(PriestTemple, { where: { accountId }, order: { createdAt: 'ASC', id: 'ASC' } });
    const temples = await Promise.all(served.map(({ templeId }) => this.temples.byId(templeId)));
    return temples.map(({ slug, name, city, state, timeZone }) => ({ slug, name, city, state, timeZone }));
  }
}

/** What is assumed of a priest who hasn't entered it. */
const USUAL = { travelMiles: 60, maxPerDay: 6, maxPerWeek: 30 };

/** A priest's own words about themselves, and what is assumed until there are any. */
export const priestFacts = (profile: Priest | null): PriestFacts => ({
  languages: profile?.languages ?? [],
  traditions: profile?.traditions ?? [],
  skills: profile?.skills ?? [],
  travelMiles: profile?.travelMiles ?? USUAL.travelMiles,
  maxPerDay: profile?.maxPerDay ?? USUAL.maxPerDay,
  maxPerWeek: profile?.maxPerWeek ?? USUAL.maxPerWeek,
});
