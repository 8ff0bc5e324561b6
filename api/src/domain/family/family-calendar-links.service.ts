import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { FamilyCalendarLink } from '@sannidhi/contracts';
import { MoreThan } from 'typeorm';
import { type Actor, accountOf } from '../../platform/auth/actor.ts';
import { KeyRing } from '../../platform/auth/key-ring.ts';
import { KeyRotation, type Resealing } from '../../platform/auth/key-rotation.ts';
import { hashSecret, newSecret } from '../../platform/auth/keyed-hash.ts';
import { SETTINGS, type Settings } from '../../platform/config/settings.ts';
import { Database } from '../../platform/database/database.ts';
import { insertRow } from '../../platform/database/rows.ts';
import { FamilyCalendarLinkRow } from './family-calendar-link.entity.ts';

const PURPOSE = 'family-calendar';
const PAGE = 200;
const NONE: FamilyCalendarLink = { url: null, createdAt: null };

/** The unguessable address of a family's calendar: one at a time, invalidated whenever the devotee wants. */
@Injectable()
export class FamilyCalendarLinksService implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly ring: KeyRing,
    private readonly rotation: KeyRotation,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'publicUrl'>,
  ) {}

  onModuleInit(): void {
    this.rotation.keeps('calendar addresses', { resealPage: (after) => this.resealPage(after) });
  }

  /** The address in use, or none; also none if no key opens it, though calendars that know it keep working. */
  async own(actor: Actor): Promise<FamilyCalendarLink> {
    const row = await this.database.reader.findOneBy(FamilyCalendarLinkRow, { accountId: accountOf(actor).accountId });
    return row ? this.view(row) : NONE;
  }

  /** Creates a new address; from now on an older one returns nothing. */
  async renew(actor: Actor): Promise<FamilyCalendarLink> {
    const { accountId } = accountOf(actor);
    const token = hashSecret(newSecret());
    const sealedToken = this.ring.seal(PURPOSE, token);
    const row = { accountId, secretId: '', sealedToken, tokenHash: hashSecret(token), createdAt: new Date() };
    await this.database.transaction(async (tx) => {
      await tx.delete(FamilyCalendarLinkRow, { accountId });
      await insertRow(tx, FamilyCalendarLinkRow, row);
    });
    return this.view(row);
  }

  /** Ends the address. Harmless if there is none. */
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

  private view(row: FamilyCalendarLinkRow): FamilyCalendarLink {
    const token = this.tokenOf(row)?.token;
    if (!token) return NONE;
    const url = `${this.settings.publicUrl}/api/public/family-calendar/${token}/family.ics`;
    return { url, createdAt: row.createdAt.toISOString() };
  }

  /** An earlier version derived the token from `secretId`: the key it used is the one whose token has the row's hash. */
  private tokenOf({ secretId, sealedToken, tokenHash }: FamilyCalendarLinkRow): { token: string; isCurrent: boolean } | undefined {
    if (sealedToken) {
      const opened = this.ring.open(PURPOSE, sealedToken);
      return opened && { token: opened.text, isCurrent: opened.isCurrent };
    }
    const token = this.ring.hashes(PURPOSE, secretId).find((candidate) => hashSecret(candidate) === tokenHash);
    return token === undefined ? undefined : { token, isCurrent: false };
  }

  private async resealPage(after: string) {
    const where = { accountId: MoreThan(after) };
    const rows = await this.database.reader.find(FamilyCalendarLinkRow, { where, order: { accountId: 'ASC' }, take: PAGE });
    const outcomes: Resealing[] = [];
    for (const row of rows) outcomes.push(await this.reseal(row));
    return { outcomes, last: rows.at(-1)?.accountId ?? null };
  }

  /** Changes only the row that was read: an address renewed in the meantime has another hash. */
  private async reseal(row: FamilyCalendarLinkRow): Promise<Resealing> {
    const known = this.tokenOf(row);
    if (!known) return 'unreadable';
    if (known.isCurrent) return 'current';
    const { accountId, tokenHash } = row;
    const change = { sealedToken: this.ring.seal(PURPOSE, known.token), secretId: '' };
    await this.database.transaction((tx) => tx.update(FamilyCalendarLinkRow, { accountId, tokenHash }, change));
    return 'resealed';
  }
}
