import { Injectable } from '@nestjs/common';
import {
  type BodyOf,
  type BookingStatus,
  type bookingEndpoints,
  type CanceledBooking,
  OPEN_BOOKINGS,
  type OwnBooking,
  type Page,
  POOJA_MINUTES_MAX,
  type QueryOf,
  type RecordEvent,
} from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import { type AccountActor, type Actor, accountOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { keysetPage } from '../../platform/database/keyset-page.ts';
import { DomainError, found } from '../../platform/http/domain-error.ts';
import type { EventStream } from '../../platform/http/event-stream.ts';
import { RecordStreams } from '../../platform/http/record-streams.service.ts';
import type { IdempotencyClaim } from '../../platform/idempotency/idempotency-claim.ts';
import { PlacesService } from '../orders/places/places.service.ts';
import { GivenRefunds } from '../orders/refunds/given-refunds.service.ts';
import { PoojaSlotRow } from '../poojas/pooja-slot.entity.ts';
import { TemplesService } from '../temples/temples.service.ts';
import { BookingRow } from './booking.entity.ts';
import { assertNotRequested, BookingChanges } from './booking-changes.service.ts';
import { leftOfBookings, leftOfPrice, linesOfBookings } from './booking-lines.ts';
import { assertOwnFamily } from './booking-names.ts';
import { ownBookingView } from './booking-views.ts';
import { moveBooking } from './moves/booking-moves.ts';
import { BookingNotices } from './notices/booking-notices.service.ts';
import { assertMovable } from './pooja-limits.ts';
import { assertAhead, assertSeen, changeFee, refundOnCancel, termsAfterOwnMove } from './refund-terms.ts';
import { slotsOf } from './slots/slots-and-services.ts';

/** No pooja takes longer: what began before is over. */
const LONGEST_MS = POOJA_MINUTES_MAX * 60_000;
/** Who may still come until the end. */
const AWAITED = [...OPEN_BOOKINGS, 'no-show'] as const satisfies BookingStatus[];
const GOES_ON = `booking.status IN (:...awaited) AND EXISTS
  (SELECT 1 FROM pooja_slots slot WHERE slot.templeId = booking.templeId AND slot.id = booking.slotId AND slot.endsAt > :now)`;
const AHEAD = `booking.startsAt > :earliest AND (booking.startsAt > :now OR (${GOES_ON}))`;
const PAST = `booking.startsAt <= :now AND (booking.startsAt <= :earliest OR NOT (${GOES_ON}))`;

/** A devotee's own bookings. */
@Injectable()
export class OwnBookings {
  constructor(
    private readonly database: Database,
    private readonly temples: TemplesService,
    private readonly given: GivenRefunds,
    private readonly places: PlacesService,
    private readonly changes: BookingChanges,
    private readonly notices: BookingNotices,
    private readonly streams: RecordStreams,
  ) {}

  /** The next ones, one that is going on included, soonest first; or the past ones, latest first. */
  async list(actor: Actor, { when, ...page }: QueryOf<typeof bookingEndpoints.own>): Promise<Page<OwnBooking>> {
    const manager = this.database.reader;
    const query = manager.createQueryBuilder(BookingRow, 'booking').where({ accountId: accountOf(actor).accountId });
    const now = new Date();
    query.andWhere(when === 'ahead' ? AHEAD : PAST, { now, earliest: new Date(now.getTime() - LONGEST_MS), awaited: AWAITED });
    const order = { columns: ['startsAt', 'id'], direction: when === 'ahead' ? 'ASC' : 'DESC' } as const;
    const { items, nextCursor } = await keysetPage(query, order, page);
    return { items: await this.views(manager, items, now), nextCursor };
  }

  /** Throws `not-found`. */
  async one(actor: Actor, bookingId: string): Promise<OwnBooking> {
    return this.view(this.database.reader, await own(this.database.reader, accountOf(actor), bookingId));
  }

  /** Says so when the booking changes. Throws `not-found`. */
  async events(actor: Actor, bookingId: string): Promise<EventStream<RecordEvent>> {
    return this.streams.open(actor, BookingRow, await own(this.database.reader, accountOf(actor), bookingId));
  }

  /** Changes names and intention while the pooja is ahead. Throws `not-found`, `booking-ended`, `booking-too-late`, `invalid-fields`. */
  async change(actor: Actor, bookingId: string, body: BodyOf<typeof bookingEndpoints.change>): Promise<OwnBooking> {
    const account = accountOf(actor);
    return this.database.transaction(async (tx) => {
      const booking = await own(tx, account, bookingId);
      assertAhead(booking, new Date());
      await assertOwnFamily(tx, account.accountId, body.participants, booking.participants);
      await this.changes.details(tx, account, booking, body);
      return this.view(tx, await own(tx, account, bookingId));
    });
  }

  /**
   * Moves a booking to another slot with a free place: free in time, and where sutaka waives the fee. Throws `not-found`, `place-gone`,
   * `booking-ended`, `booking-too-late` once it has begun, `change-fee-due` where a line of the cart has to pay for it, and `slot-closed`
   * and `booking-limit` where it couldn't be booked there now.
   */
  async move(actor: Actor, bookingId: string, { slotId, sutaka }: BodyOf<typeof bookingEndpoints.move>): Promise<OwnBooking> {
    const account = accountOf(actor);
    return this.database.transaction(async (tx) => {
      const booking = await own(tx, account, bookingId);
      const { service } = (await slotsOf(tx, [booking]))(booking);
      const now = new Date();
      assertAhead(booking, now);
      if (changeFee(booking, service, now, sutaka) > 0) throw new DomainError('change-fee-due');
      const slot = found(await tx.findOneBy(PoojaSlotRow, { templeId: booking.templeId, id: slotId, serviceId: service.id }));
      if (slot.id !== booking.slotId) await assertMovable(tx, this.places, booking, service, slot);
      // No fee was due, or sutaka waived it.
      const waivedFeeCents = changeFee(booking, service, now, false);
      const terms = { refundUntil: termsAfterOwnMove(booking, service, now), waivedFeeCents };
      const moved = await this.changes.move(tx, account, booking, slotId, terms);
      if (moved.slotId !== booking.slotId) await this.notices.rescheduled(tx, moved, booking.startsAt);
      return this.view(tx, await own(tx, account, bookingId));
    });
  }

  /**
   * Cancels a booking, frees its place and pays back what its terms say, or makes that a gift to a fund. Throws `not-found`, `booking-ended`,
   * `booking-too-late`, `booking-refund-changed` where that is less than was shown, and what a gift of a refund throws.
   */
  async cancel(
    actor: Actor,
    bookingId: string,
    { seenRefundCents, giveToFundId }: BodyOf<typeof bookingEndpoints.cancel>,
    claim: IdempotencyClaim,
  ): Promise<CanceledBooking> {
    const account = accountOf(actor);
    return this.database.transaction(async (tx) => {
      const booking = await own(tx, account, bookingId);
      assertNotRequested(booking);
      const { service } = (await slotsOf(tx, [booking]))(booking);
      const now = new Date();
      const shares = (await linesOfBookings(tx, booking.templeId, [booking]))
        .map((line) => ({ lineId: line.id, cents: leftOfPrice(line) }))
        .filter(({ cents }) => cents > 0);
      const leftCents = shares.reduce((sum, { cents }) => sum + cents, 0);
      const refundCents = refundOnCancel(booking, service, now, leftCents);
      if (!(await moveBooking(tx, booking, 'canceled'))) throw new DomainError('booking-ended');
      assertAhead(booking, now);
      assertSeen(refundCents, seenRefundCents);
      await this.changes.canceled(tx, account, booking);
      const back = {
        key: { templeId: booking.templeId, id: booking.orderId },
        shares: refundCents > 0 ? shares : [],
        reason: 'Canceled by the devotee',
      };
      await this.given.backOrGiven(tx, account, { ...back, fundId: giveToFundId });
      const given = giveToFundId ? refundCents : 0;
      const paid = { paidBackCents: refundCents - given, givenCents: given };
      const view = { ...(await this.view(tx, await own(tx, account, bookingId))), ...paid };
      await claim.complete(tx, view);
      return view;
    });
  }

  private async view(manager: EntityManager, booking: BookingRow): Promise<OwnBooking> {
    return found((await this.views(manager, [booking], new Date()))[0]);
  }

  private async views(manager: EntityManager, bookings: readonly BookingRow[], now: Date): Promise<OwnBooking[]> {
    const lookup = await slotsOf(manager, bookings);
    const left = await leftOfBookings(manager, bookings);
    const temples = await this.temples.named(
      manager,
      bookings.map(({ templeId }) => templeId),
    );
    return bookings.map((booking) => {
      const leftCents = left.get(booking.id) ?? 0;
      return ownBookingView(booking, lookup(booking), found(temples.get(booking.templeId)), { now, leftCents });
    });
  }
}

const own = async (manager: EntityManager, { accountId }: AccountActor, id: string): Promise<BookingRow> =>
  found(await manager.findOneBy(BookingRow, { accountId, id }));
