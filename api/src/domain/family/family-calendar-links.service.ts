import { Inject, Injectable } from '@nestjs/common';
import type { FamilyCalendarLink } from '@sannidhi/contracts';
import { type Actor, accountOf } from '../../platform/auth/actor.ts';
import { hashSecret, keyedHash } from '../../platform/auth/keyed-hash.ts';
import { SETTINGS, type Settings } from '../../platform/config/settings.ts';
import { Database } from '../../platform/database/database.ts';
import { insertRow } from '../../platform/database/rows.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { FamilyCalendarLinkRow } from './family-calendar-link.entity.ts';

const NONE: FamilyCalendarLink = { url: null, createdAt: null };

/** The unguessable address of a family's calendar: one at a time, ended whenever the devotee wants. */
@Injectable()
export class FamilyCalendarLinksService {
  constructor(
    private readonly database: Database,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** The address in use, or none. */
  async own(actor: Actor): Promise<FamilyCalendarLink> {
    const row = await this.database.reader.findOneBy(FamilyCalendarLinkRow, { accountId: accountOf(actor).accountId });
    return row ? this.view(row) : NONE;
  }

  /** Makes a new address; an older one answers nothing from now on. */
  async renew(actor: Actor): Promise<FamilyCalendarLink> {
    const { accountId } = accountOf(actor);
    const secretId = newId();
    const row = { accountId, secretId, tokenHash: hashSecret(this.tokenOf(secretId)), createdAt: new Date() };
    await this.database.transaction(async (tx) => {
      await tx.delete(FamilyCalendarLinkRow, { accountId });
      await insertRow(tx, FamilyCalendarLinkRow, row);
    });
    return this.view(row);
  }

  /** Ends the address. Fine where there is none. */
  async drop(actor: Actor): Promise<FamilyCalendarLink> {
    const { accountId } = accountOf(actor);
    await this.database.transaction((tx) => tx.delete(FamilyCalendarLinkRow, { accountId }));
    return NONE;
  }

  /** Whose calendar a token opens, or null. */
  async accountOf(token: string): Promise<string | null> {
    const row = await this.database.reader.findOneBy(FamilyCalendarLinkRow, { tokenHash: hashSecret(token) });
    return row?.accountId ?? null;
  }

  private view({ secretId, createdAt }: FamilyCalendarLinkRow): FamilyCalendarLink {
    const url = `${this.settings.publicUrl}/api/public/family-calendar/${this.tokenOf(secretId)}/family.ics`;
    return { url, createdAt: createdAt.toISOString() };
  }

  private readonly tokenOf = (secretId: string): string => keyedHash(this.settings.secretKey, 'family-calendar', secretId);
}
