import { Injectable } from '@nestjs/common';
import { type BodyOf, deitiesOf, type OwnTemple, type templeProfileEndpoints } from '@sannidhi/contracts';
import { type Actor, staffOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { Audit } from '../audit/audit.ts';
import type { Temple } from './temple.entity.ts';
import { TempleFoundationService } from './temple-foundation.service.ts';
import { ownTemple, TemplesService } from './temples.service.ts';

type Profile = BodyOf<typeof templeProfileEndpoints.change>;

/** What a temple says of itself. */
@Injectable()
export class TempleProfileService {
  constructor(
    private readonly database: Database,
    private readonly temples: TemplesService,
    private readonly foundation: TempleFoundationService,
    private readonly audit: Audit,
  ) {}

  /** Replaces the profile of the actor's temple. Throws `temple-changed` if somebody was faster. */
  async change(actor: Actor, { version, ...profile }: Profile): Promise<OwnTemple> {
    const staff = staffOf(actor);
    const templeId = staff.temple.id;
    return this.database.transaction(async (tx) => {
      const temple = await this.temples.of(tx, templeId);
      const part = columns(profile);
      const changed = await this.foundation.change(tx, temple, part, version);
      const subject = { kind: 'temple', id: templeId };
      await this.audit.record(tx, {
        actor: staff,
        templeId,
        action: 'temple.profile-changed',
        subject,
        before: partOf(temple),
        after: part,
      });
      return ownTemple(changed);
    });
  }
}

const columns = ({ name, description, tradition, deities, languages, website, phone, email, wording }: Omit<Profile, 'version'>) => ({
  name,
  description,
  tradition,
  deities: deitiesOf(deities),
  languages,
  website: website || null,
  phone,
  email,
  wording,
});

const partOf = ({ name, description, tradition, deities, languages, website, phone, email, wording }: Temple) => ({
  name,
  description,
  tradition,
  deities,
  languages,
  website,
  phone,
  email,
  wording,
});
