import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { CalendarLink } from '@sannidhi/contracts';
import { MoreThan } from 'typeorm';
import { type Actor, accountOf } from '../../platform/auth/actor.ts';
import { KeyRing } from '../../platform/auth/key-ring.ts';
import { KeyRotation, type Resealing } from '../../platform/auth/key-rotation.ts';
import { hashSecret, newSecret } from '../../platform/auth/keyed-hash.ts';
import { SETTINGS, type Settings } from '../../platform/config/settings.ts';
import { Database } from '../../platform/database/database.ts';
import { insertRow } from '../../platform/database/rows.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { type CalendarKind, CalendarLinkRow } from './calendar-link.entity.ts';

const PURPOSE = 'calendar-link';
const PAGE = 200;
const NONE: CalendarLink = { url: null, createdAt: null };
const PATHS: Readonly<Record<CalendarKind, (token: string) => string>> = {
  priest: (token) => `/api/priest/assignments.ics?token=${token}`,
  bookings: (token) => `/api/public/booking-calendar/${token}/poojas.ics`,
};

/** The unguessable addresses of people's own calendars: one at a time for each, ended whenever its owner wants. */
@Injectable()
export class CalendarLinks implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly ring: KeyRing,
    private readonly rotation: KeyRotation,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'publicUrl'>,
  ) {}

  onModuleInit(): void {
    this.rotation.keeps('addresses of poojas and services', { resealPage: (after) => this.resealPage(after) });
  }

  /** The address in use, or none; also none if no key opens it, though calendar apps that know it keep working. */
  async own(actor: Actor, calendar: CalendarKind): Promise<CalendarLink> {
    const row = await this.database.reader.findOneBy(CalendarLinkRow, { accountId: accountOf(actor).accountId, calendar });
    return row ? this.view(row) : NONE;
  }

  /** Creates a new address; from now on an older one shows nothing. */
  async renew(actor: Actor, calendar: CalendarKind): Promise<CalendarLink> {
    const { accountId } = accountOf(actor);
    const token = hashSecret(newSecret());
    const sealed = { sealedToken: this.ring.seal(PURPOSE, token), tokenHash: hashSecret(token) };
    const row = { id: newId(), accountId, calendar, ...sealed, createdAt: new Date() };
    await this.database.transaction(async (tx) => {
      await tx.delete(CalendarLinkRow, { accountId, calendar });
      await insertRow(tx, CalendarLinkRow, row);
    });
    return this.view(row);
  }

  /** Ends the address. Harmless if there is none. */
  async drop(actor: Actor, calendar: CalendarKind): Promise<CalendarLink> {
    const { accountId } = accountOf(actor);
    await this.database.transaction((tx) => tx.delete(CalendarLinkRow, { accountId, calendar }));
    return NONE;
  }

  /** Whose calendar a token opens, or null. */
  async ownerOf(token: string, calendar: CalendarKind): Promise<string | null> {
    const row = await this.database.reader.findOneBy(CalendarLinkRow, { tokenHash: hashSecret(token), calendar });
    return row?.accountId ?? null;
  }

  private view({ sealedToken, calendar, createdAt }: CalendarLinkRow): CalendarLink {
    const token = this.ring.open(PURPOSE, sealedToken)?.text;
    return token ? { url: `${this.settings.publicUrl}${PATHS[calendar](token)}`, createdAt: createdAt.toISOString() } : NONE;
  }

  private async resealPage(after: string) {
    const rows = await this.database.reader.find(CalendarLinkRow, { where: { id: MoreThan(after) }, order: { id: 'ASC' }, take: PAGE });
    const outcomes: Resealing[] = [];
    for (const row of rows) outcomes.push(await this.reseal(row));
    return { outcomes, last: rows.at(-1)?.id ?? null };
  }

  private async reseal({ id, sealedToken }: CalendarLinkRow): Promise<Resealing> {
    const known = this.ring.open(PURPOSE, sealedToken);
    if (!known) return 'unreadable';
    if (known.isCurrent) return 'current';
    const change = { sealedToken: this.ring.seal(PURPOSE, known.text) };
    await this.database.transaction((tx) => tx.update(CalendarLinkRow, { id, sealedToken }, change));
    return 'resealed';
  }
}
