import { Injectable } from '@nestjs/common';
import type { AuditAction, BodyOf, bookingEndpoints } from '@sannidhi/contracts';
import { type EntityManager, In } from 'typeorm';
import type { AccountActor, Actor } from '../../platform/auth/actor.ts';
import { DomainError, found } from '../../platform/http/domain-error.ts';
import { SlotFollowers } from '../assignments/slot-followers.service.ts';
import { Audit } from '../audit/audit.ts';
import { OrderLine } from '../orders/order-line.entity.ts';
import { PoojaServiceRow } from '../poojas/pooja-service.entity.ts';
import { PoojaSlotRow } from '../poojas/pooja-slot.entity.ts';
import { SlotOpenings } from '../poojas/slot-openings.ts';
import { freeSold, holdSold, lockSlot, moveIn, moveIntoHeld, sellAtCounter } from '../poojas/slot-places.ts';
import { BookingRow } from './booking.entity.ts';
import { assertNames } from './booking-names.ts';
import { rewriteBookingTerms } from './booking-terms.ts';
import { staysAway } from './pooja-line.ts';
import { OPEN } from './slots/slot-families.ts';
import { WaitlistService } from './waits/waitlist.service.ts';

/** The terms on which a booking moves. */
export interface MoveTerms {
  /** When its full refund ends; null for the usual terms of its time. */
  refundUntil: Date | null;
  /** The fee that sutaka waives, in cents, for the record. */
  waivedFeeCents?: number;
}
type Details = BodyOf<typeof bookingEndpoints.change>;
const PLACE = 1;

/** Every change to a booking, by its family or the office, in the caller's transaction. */
@Injectable()
export class BookingChanges {
  constructor(
    private readonly waitlist: WaitlistService,
    private readonly followers: SlotFollowers,
    private readonly openings: SlotOpenings,
    private readonly audit: Audit,
  ) {}

  /** Names and intention; the sheet marks them as new. Throws `booking-ended`, `booking-names-changed` and `invalid-fields`. */
  async details(
    tx: EntityManager,
    actor: AccountActor,
    booking: BookingRow,
    { version: seen, participants, intention, inAbsentia }: Details,
  ): Promise<void> {
    const { templeId, id } = booking;
    const version = seen ?? booking.version;
    const { namesMax, location } = await tx.findOneByOrFail(PoojaServiceRow, { templeId, id: booking.serviceId });
    // A pooja that takes fewer names since keeps those of this booking.
    assertNames({ namesMax: Math.max(namesMax, booking.nameCount) }, participants);
    const said = { participants, nameCount: participants.length, intention, inAbsentia: staysAway({ location }, { inAbsentia }) };
    const where = { templeId, id, version, status: In([...OPEN]) };
    const { affected } = await tx.update(BookingRow, where, { ...said, version: version + 1, updatedAt: new Date() });
    if (affected === 0) throw await whyUnchanged(tx, booking);
    await rewriteBookingTerms(tx, { ...booking, participants });
    await this.record(tx, actor, booking, 'booking.changed', { names: participants.length });
  }

  /**
   * Another time of the same pooja, with the refund terms it has then. Throws `not-found` for a slot of another pooja, `place-gone`,
   * `booking-of-request` and `booking-ended`.
   */
  async move(tx: EntityManager, actor: Actor, booking: BookingRow, slotId: string, terms: MoveTerms): Promise<BookingRow> {
    assertNotRequested(booking);
    const moved = await this.tryMove(tx, actor, booking, slotId, terms);
    if (typeof moved === 'string') throw new DomainError(moved);
    return moved;
  }

  /**
   * The new place is taken first, or the one that is `held` becomes the booking's; then the old one is free for the waitlist. Answers why it
   * can't be, with everything as it was. Throws `not-found`.
   */
  async tryMove(
    tx: EntityManager,
    actor: Actor,
    booking: BookingRow,
    slotId: string,
    { refundUntil, waivedFeeCents = 0 }: MoveTerms,
    held = false,
  ): Promise<BookingRow | 'place-gone' | 'booking-ended'> {
    const { templeId, id, serviceId, channel } = booking;
    const to = found(await tx.findOneBy(PoojaSlotRow, { templeId, id: slotId, serviceId }));
    const from = { templeId, id: booking.slotId };
    if (to.id === from.id) return booking;
    // Both slots in the order of their ids, so that two moves in opposite directions don't wait for each other.
    for (const each of [from.id, to.id].sort()) await lockSlot(tx, { templeId, id: each });
    const now = new Date();
    const take = held
      ? moveIntoHeld(tx, to, PLACE)
      : channel === 'counter'
        ? sellAtCounter(tx, to, PLACE, now)
        : moveIn(tx, to, PLACE, now);
    if (!(await take)) return 'place-gone';
    const where = { templeId, id, slotId: from.id, status: In([...OPEN]) };
    const there = { slotId: to.id, startsAt: to.startsAt, status: 'confirmed' as const, refundUntil, updatedAt: now };
    if ((await tx.update(BookingRow, where, there)).affected === 0) {
      await (held ? holdSold(tx, to, PLACE) : freeSold(tx, to, PLACE, channel));
      return 'booking-ended';
    }
    await tx.update(OrderLine, { templeId, id }, { itemId: to.id });
    await freeSold(tx, from, PLACE, channel);
    await this.waitlist.offerFree(tx, from);
    await this.followers.followFamily(tx, from, to, now);
    const waived = waivedFeeCents > 0 ? { waivedFeeCents } : {};
    await this.record(tx, actor, booking, 'booking.moved', { startsAt: to.startsAt.toISOString(), ...waived });
    return { ...booking, ...there };
  }

  /** After a booking was canceled: its place is free at once, whatever becomes of the money, and its family may choose another of the opening. */
  async canceled(tx: EntityManager, actor: Actor, booking: BookingRow, reason?: string): Promise<void> {
    const { templeId, id, slotId, channel, accountId } = booking;
    const slot = { templeId, id: slotId };
    const { affected } = await tx.update(OrderLine, { templeId, id, place: 'taken' }, { place: null });
    if (affected === 1) {
      await this.openings.giveBack(tx, await tx.findOneByOrFail(PoojaSlotRow, slot), accountId);
      await freeSold(tx, slot, PLACE, channel);
    }
    await this.waitlist.offerFree(tx, slot);
    await this.record(tx, actor, booking, 'booking.canceled', reason ? { reason } : {});
  }

  async record(tx: EntityManager, actor: Actor, { templeId, id }: BookingRow, action: AuditAction, after: object): Promise<void> {
    await this.audit.record(tx, { actor, templeId, action, subject: { kind: 'booking', id }, after });
  }
}

/** Somebody else changed its names first, or it has ended. */
async function whyUnchanged(tx: EntityManager, { templeId, id }: BookingRow): Promise<DomainError> {
  const isOpen = await tx.existsBy(BookingRow, { templeId, id, status: In([...OPEN]) });
  return new DomainError(isOpen ? 'booking-names-changed' : 'booking-ended');
}

/** Throws `booking-of-request`: a requested pooja is moved and canceled as a request. */
export function assertNotRequested({ requestId }: Pick<BookingRow, 'requestId'>): void {
  if (requestId) throw new DomainError('booking-of-request');
}
