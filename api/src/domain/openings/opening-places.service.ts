import { Injectable } from '@nestjs/common';
import {
  type AuditAction,
  type BodyOf,
  OPENING_SHOWN,
  type OpeningStatus,
  type OwnOpening,
  type OwnOpeningRow,
  type openingEndpoints,
} from '@sannidhi/contracts';
import { type EntityManager, In, IsNull } from 'typeorm';
import { type AccountActor, type Actor, accountOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { execute } from '../../platform/database/execute.ts';
import { insertOnce } from '../../platform/database/rows.ts';
import { DomainError, found } from '../../platform/http/domain-error.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { Audit } from '../audit/audit.ts';
import { TemplesService } from '../temples/temples.service.ts';
import { OpeningPlaceRow } from './opening-place.entity.ts';
import { OpeningReminderRow } from './opening-reminder.entity.ts';
import { placeOf, summaryOf } from './opening-views.ts';
import { PoojaOpeningRow } from './pooja-opening.entity.ts';
import { WaitingRooms } from './waiting-rooms.service.ts';

type Entry = Pick<OpeningPlaceRow, 'status' | 'slotId' | 'item'>;
const IN_LINE: Entry = { status: 'waiting', slotId: null, item: null };
const MOST = 50;

/** An account's one place in an opening. Leaving the page, coming back or opening a second tab keeps it. */
@Injectable()
export class OpeningPlaces {
  constructor(
    private readonly database: Database,
    private readonly temples: TemplesService,
    private readonly rooms: WaitingRooms,
    private readonly audit: Audit,
  ) {}

  /** The openings a devotee is in or wants to be reminded of, the latest first. */
  async mine(actor: Actor): Promise<OwnOpeningRow[]> {
    const { accountId } = accountOf(actor);
    const manager = this.database.reader;
    const last = { order: { id: 'DESC' as const }, take: MOST };
    const places = await manager.find(OpeningPlaceRow, { where: { accountId }, ...last });
    const reminders = await manager.find(OpeningReminderRow, { where: { accountId, sentAt: IsNull() }, ...last });
    const all = [...places, ...reminders];
    const templeIds = [...new Set(all.map(({ templeId }) => templeId))];
    const openingIds = [...new Set(all.map(({ openingId }) => openingId))];
    const openings = await manager.findBy(PoojaOpeningRow, { templeId: In(templeIds), id: In(openingIds) });
    const temples = await this.temples.named(manager, templeIds);
    const byOpening = new Map(places.map((place) => [place.openingId, place]));
    const rows = openings.map((opening) => {
      const place = byOpening.get(opening.id);
      const own = place ? placeOf(place, new Date()) : null;
      return { ...summaryOf(opening, found(temples.get(opening.templeId))), place: own };
    });
    return rows.sort((one, other) => other.opensAt.localeCompare(one.opensAt));
  }

  /** A devotee's place. Throws `not-found` for an opening that isn't announced. */
  async own(actor: Actor, openingId: string): Promise<OwnOpening> {
    const manager = this.database.reader;
    return ownView(manager, await shownOpening(manager, openingId), accountOf(actor).accountId);
  }

  /** Takes a place in line, or keeps the one the account has. Throws `not-found` and `opening-not-open`. */
  async join(actor: Actor, openingId: string): Promise<OwnOpening> {
    const account = accountOf(actor);
    const own = await this.database.transaction(async (tx) => {
      const opening = await shownOpening(tx, openingId);
      await this.temples.mustAccept(tx, opening.templeId);
      assertIn(opening, ['waiting', 'open']);
      if ((await this.enter(tx, account, opening, IN_LINE)) || (await rejoin(tx, account, opening)))
        await this.record(tx, account, opening, 'pooja-opening.joined');
      return ownView(tx, opening, account.accountId);
    });
    this.rooms.changed(openingId, own.place?.ticket);
    return own;
  }

  /** Registers for a draw, or changes what was registered. `entry` was checked against the opening's slots. */
  async register(tx: EntityManager, account: AccountActor, opening: PoojaOpeningRow, entry: Entry): Promise<OwnOpening> {
    assertIn(opening, ['registering']);
    // The draw may be a moment late: the deadline isn't.
    if (opening.opensAt <= new Date()) throw new DomainError('opening-not-open');
    const { templeId, id: openingId } = opening;
    if (!(await this.enter(tx, account, opening, entry))) {
      const own = { templeId, openingId, accountId: account.accountId, status: In(['registered', 'left']) };
      const { affected } = await tx.update(OpeningPlaceRow, own, { ...entry, bookedBy: account.fullName });
      if (affected === 0) throw new DomainError('opening-not-open');
    }
    await this.record(tx, account, opening, 'pooja-opening.joined');
    return ownView(tx, opening, account.accountId);
  }

  /** Gives up a place. Throws `not-found`, and `opening-changed` for one that is over. */
  async leave(actor: Actor, openingId: string): Promise<void> {
    const account = accountOf(actor);
    const ticket = await this.database.transaction(async (tx) => {
      const opening = await shownOpening(tx, openingId);
      const own = { templeId: opening.templeId, openingId, accountId: account.accountId };
      const place = found(await tx.findOneBy(OpeningPlaceRow, own));
      const open = { ...own, status: In(['waiting', 'admitted', 'registered']) };
      const { affected } = await tx.update(OpeningPlaceRow, open, { status: 'left', admittedUntil: null });
      if (affected === 0) throw new DomainError('opening-changed');
      await this.record(tx, account, opening, 'pooja-opening.left');
      return place.id;
    });
    this.rooms.changed(openingId, ticket);
  }

  /** Asks for a reminder, or no longer. Throws `not-found`. */
  async remind(actor: Actor, openingId: string, { on }: BodyOf<typeof openingEndpoints.remind>): Promise<OwnOpening> {
    const account = accountOf(actor);
    return this.database.transaction(async (tx) => {
      const opening = await shownOpening(tx, openingId);
      const { accountId } = account;
      const row = { templeId: opening.templeId, openingId, accountId };
      if (on) await insertOnce(tx, OpeningReminderRow, { ...row, id: newId(), sentAt: null, createdAt: new Date() });
      else await tx.delete(OpeningReminderRow, row);
      await this.record(tx, account, opening, 'pooja-opening.reminder', { on });
      return ownView(tx, opening, accountId);
    });
  }

  private enter(tx: EntityManager, { accountId, fullName }: AccountActor, opening: PoojaOpeningRow, entry: Entry): Promise<boolean> {
    const unknown = { turn: null, shuffledTurn: null, admittedUntil: null, taken: 0 };
    const own = { templeId: opening.templeId, id: newId(), openingId: opening.id, accountId, bookedBy: fullName };
    return insertOnce(tx, OpeningPlaceRow, { ...own, ...entry, ...unknown, joinedAt: new Date() });
  }

  private async record(
    tx: EntityManager,
    actor: AccountActor,
    { templeId, id }: PoojaOpeningRow,
    action: Extract<AuditAction, `pooja-opening.${string}`>,
    after?: object,
  ): Promise<void> {
    await this.audit.record(tx, { actor, templeId, action, subject: { kind: 'pooja-opening', id }, ...(after ? { after } : {}) });
  }
}

/** An opening that everyone may see, by its id alone. Throws `not-found`. */
export const shownOpening = async (manager: EntityManager, id: string): Promise<PoojaOpeningRow> =>
  found(await manager.findOneBy(PoojaOpeningRow, { id, status: In([...OPENING_SHOWN]) }));

/** People who left, or didn't use their turn, come back at the end of the line. */
async function rejoin(tx: EntityManager, { accountId }: AccountActor, { templeId, id }: PoojaOpeningRow): Promise<boolean> {
  const now = new Date();
  const changed = await execute(
    tx,
    `UPDATE pooja_opening_places SET status = 'waiting', turn = NULL, admittedUntil = NULL, joinedAt = ?
     WHERE templeId = ? AND openingId = ? AND accountId = ? AND (status IN ('left', 'lapsed') OR (status = 'admitted' AND admittedUntil <= ?))`,
    [now, templeId, id, accountId, now],
  );
  return changed === 1;
}

async function ownView(manager: EntityManager, { templeId, id: openingId }: PoojaOpeningRow, accountId: string): Promise<OwnOpening> {
  const own = { templeId, openingId, accountId };
  const place = await manager.findOneBy(OpeningPlaceRow, own);
  const reminder = await manager.existsBy(OpeningReminderRow, { ...own, sentAt: IsNull() });
  return { openingId, place: place ? placeOf(place, new Date()) : null, reminder };
}

function assertIn({ status }: PoojaOpeningRow, states: readonly OpeningStatus[]): void {
  if (!states.includes(status)) throw new DomainError('opening-not-open');
}
