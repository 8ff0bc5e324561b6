import { Injectable } from '@nestjs/common';
import type { PriestProfile } from '@sannidhi/contracts';
import { type Actor, accountOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { TemplesService } from '../temples/temples.service.ts';
import { Priest } from './priest.entity.ts';
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
      languages: profile?.languages ?? [],
      traditions: profile?.traditions ?? [],
      temples: await this.templesOf(accountId),
    };
  }

  private async templesOf(accountId: string): Promise<PriestProfile['temples']> {
    const served = await this.database.reader.find(PriestTemple, { where: { accountId }, order: { createdAt: 'ASC', id: 'ASC' } });
    const temples = await Promise.all(served.map(({ templeId }) => this.temples.byId(templeId)));
    return temples.map(({ slug, name, city, state, timeZone }) => ({ slug, name, city, state, timeZone }));
  }
}
