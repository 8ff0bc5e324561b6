import { Injectable } from '@nestjs/common';
import {
  type BodyOf,
  type BookingDetail,
  type BookingRow as BookingRowView,
  type BookingStatus,
  type bookingEndpoints,
  MARKS,
  type Page,
  PRASADAM_TRANSITIONS,
  type PrasadamStatus,
  type QueryOf,
  SHIPPABLE_BOOKINGS,
} from '@sannidhi/contracts';
import { instantOf } from '@sannidhi/panchanga';
import { type EntityManager, type FindOptionsWhere, In, Not } from 'typeorm';
import { type Actor, type StaffActor, staffOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { keysetPage, mapPage } from '../../platform/database/keyset-page.ts';
import { DomainError, found } from '../../platform/http/domain-error.ts';
import type { IdempotencyClaim } from '../../platform/idempotency/idempotency-claim.ts';
import { CompletedServices } from '../assignments/completed-services.service.ts';
import { StaffRefundLimits } from '../orders/refunds/staff-refund-limits.service.ts';
import { PoojaSlotRow } from '../poojas/pooja-slot.entity.ts';
import { assertArriving, assertMarkable, checkInFrom } from '../poojas/slot-marks.ts';
import { lockSlot } from '../poojas/slot-places.ts';
import { TemplesService } from '../temples/temples.service.ts';
import { BookingRow } from './booking.entity.ts';
import { assertNotRequested, BookingChanges } from './booking-changes.service.ts';
import { leftOfLines, linesPaidBack } from './booking-lines.ts';
import { assertOwnFamily } from './booking-names.ts';
import { bookingDetailView, bookingRowView } from './booking-views.ts';
import { moveBooking } from './moves/booking-moves.ts';
import { BookingNotices } from './notices/booking-notices.service.ts';
import { PerformedNotices } from './notices/performed-notices.service.ts';
import { toMail } from './prasadam/prasadam-labels.service.ts';
import { RequestedBookings } from './requested-bookings.ts';
import { narrowToBookings } from './search/booking-search.ts';
import { OPEN } from './slots/slot-families.ts';
import { slotsOf } from './slots/slots-and-services.ts';
import { TempleCancellations } from './slots/temple-cancellations.service.ts';

const MINUTE_MS = 60_000;

type Step = 'checked-in' | 'confirmed' | 'performed' | 'no-show';
const STEPS = {
  'checked-in': 'booking.checked-in',
  confirmed: 'booking.changed',
  performed: 'booking.performed',
  'no-show': 'booking.no-show',
} as const satisfies Record<Step, string>;

/** A temple's bookings, as its office works with them. */
@Injectable()
export class OfficeBookings {
  constructor(
    private readonly database: Database,
    private readonly temples: TemplesService,
    private readonly cancellations: TempleCancellations,
    private readonly changes: BookingChanges,
    private readonly notices: BookingNotices,
    private readonly completed: CompletedServices,
    private readonly requested: RequestedBookings,
    private readonly limits: StaffRefundLimits,
    private readonly performed: PerformedNotices,
  ) {}

  /** By their time. Dates are the temple's. */
  async list(actor: Actor, query: QueryOf<typeof bookingEndpoints.list>): Promise<Page<BookingRowView>> {
    const temple = await this.temples.byId(staffOf(actor).temple.id);
    const { from, to, serviceId, slotId, status, prasadam, search, ...page } = query;
    const bookings = this.database.reader.createQueryBuilder(BookingRow, 'booking').where({ templeId: temple.id });
    if (from) bookings.andWhere('booking.startsAt >= :from', { from: new Date(instantOf(from, '00:00', temple.timeZone)) });
    if (to) bookings.andWhere('booking.startsAt < :to', { to: new Date(instantOf(to, '23:59', temple.timeZone) + MINUTE_MS) });
    if (serviceId) bookings.andWhere({ serviceId });
    if (slotId) bookings.andWhere({ slotId });
    if (status) bookings.andWhere({ status });
    if (prasadam) bookings.andWhere(!status && (prasadam === 'none' || prasadam === 'packed') ? toMail(prasadam) : { prasadam });
    if (search) await narrowToBookings(bookings, { templeId: temple.id, search });
    return mapPage(await keysetPage(bookings, { columns: ['startsAt', 'id'], direction: 'ASC' }, page), bookingRowView);
  }

  /** Throws `not-found`, also for another temple's. */
  async one(actor: Actor, bookingId: string): Promise<BookingDetail> {
    return this.detail(this.database.reader, await inTemple(this.database.reader, staffOf(actor), bookingId));
  }

  /** Corrects names and intention; the family sees it. Throws `not-found`, `booking-ended`, `invalid-fields`. */
  change(actor: Actor, bookingId: string, body: BodyOf<typeof bookingEndpoints.changeFor>): Promise<BookingDetail> {
    return this.alter(actor, bookingId, async (tx, staff, booking) => {
      await assertOwnFamily(tx, booking.accountId, body.participants, booking.participants);
      await this.changes.details(tx, staff, booking, body);
      await this.notices.corrected(tx, booking);
    });
  }

  /**
   * Throws `not-found`, `booking-ended` where it can't go there, `check-in-too-early` before its day, and `service-not-begun` for what is
   * marked before it begins.
   */
  step(actor: Actor, bookingId: string, to: Step): Promise<BookingDetail> {
    return this.alter(actor, bookingId, async (tx, staff, booking) => {
      const now = new Date();
      const performedAt = to === 'performed' ? now : null;
      const slot = await tx.findOneByOrFail(PoojaSlotRow, { templeId: booking.templeId, id: booking.slotId });
      if (to !== 'confirmed') await this.assertDue(tx, slot, booking, to, now);
      if (!(await moveBooking(tx, booking, to, { performedAt }))) throw new DomainError('booking-ended');
      await this.changes.record(tx, staff, booking, STEPS[to], { status: to satisfies BookingStatus });
      if (performedAt) await this.completed.owe(tx, slot, performedAt);
      if (performedAt) await this.performed.later(tx, { ...booking, performedAt });
      if (performedAt) await this.requested.performed(tx, staff, booking);
    });
  }

  /** What has ended before says so first. */
  private async assertDue(tx: EntityManager, slot: PoojaSlotRow, { status }: BookingRow, to: Step, now: Date): Promise<void> {
    if (status === 'performed' || status === 'canceled') throw new DomainError('booking-ended');
    await lockSlot(tx, slot);
    if (MARKS.includes(to)) return assertMarkable(slot, now);
    assertArriving(slot, (await this.temples.of(tx, slot.templeId)).timeZone, now);
  }

  /** Moves a booking; its family is notified. Throws `not-found`, `place-gone`, `booking-ended`. */
  move(actor: Actor, bookingId: string, { slotId }: BodyOf<typeof bookingEndpoints.moveFor>): Promise<BookingDetail> {
    return this.alter(actor, bookingId, async (tx, staff, booking) => {
      const to = await tx.findOneBy(PoojaSlotRow, { templeId: booking.templeId, id: slotId });
      // The family didn't choose the new time: it can cancel for free until it starts.
      const moved = await this.changes.move(tx, staff, booking, slotId, { refundUntil: to?.startsAt ?? null });
      if (moved.slotId !== booking.slotId) await this.notices.moved(tx, moved, booking.startsAt);
    });
  }

  /** The temple cancels: everything that is left is paid back. Throws `not-found`, `booking-ended`, `amount-beyond-role`. */
  async cancel(
    actor: Actor,
    bookingId: string,
    { reason }: BodyOf<typeof bookingEndpoints.cancelFor>,
    claim: IdempotencyClaim,
  ): Promise<BookingDetail> {
    return this.alter(
      actor,
      bookingId,
      async (tx, staff, booking) => {
        assertNotRequested(booking);
        const why = { reason, requestedBy: staff.fullName, requestedById: staff.accountId, ...this.limits.of(staff, 'bookings:cancel') };
        await this.cancellations.cancel(tx, staff, booking, why);
      },
      claim,
    );
  }

  /**
   * Where the prasadam is. Throws `not-found`, `prasadam-too-early` where it would be shipped before its pooja, and `state-conflict` where it
   * can't go there: nothing is packed for a canceled booking.
   */
  prasadam(actor: Actor, bookingId: string, { status, trackingNumber }: BodyOf<typeof bookingEndpoints.prasadam>): Promise<BookingDetail> {
    return this.alter(actor, bookingId, async (tx, staff, booking) => {
      const from = (Object.keys(PRASADAM_TRANSITIONS) as PrasadamStatus[]).filter((each) =>
        PRASADAM_TRANSITIONS[each].some((to) => to === status),
      );
      const where = { templeId: booking.templeId, id: booking.id, prasadam: In(from), ...whenMailable(status) };
      const { affected } = await tx.update(BookingRow, where, {
        prasadam: status,
        trackingNumber: trackingNumber || booking.trackingNumber,
      });
      if (affected === 0) throw new DomainError(isTooEarly(booking, status) ? 'prasadam-too-early' : 'state-conflict');
      await this.changes.record(tx, staff, booking, 'booking.prasadam', { status });
      if (status === 'shipped') await this.notices.prasadamShipped(tx, { ...booking, trackingNumber });
    });
  }

  private alter(
    actor: Actor,
    bookingId: string,
    work: (tx: EntityManager, staff: StaffActor, booking: BookingRow) => Promise<void>,
    claim?: IdempotencyClaim,
  ): Promise<BookingDetail> {
    const staff = staffOf(actor);
    return this.database.transaction(async (tx) => {
      await work(tx, staff, await inTemple(tx, staff, bookingId));
      const view = await this.detail(tx, await inTemple(tx, staff, bookingId));
      await claim?.complete(tx, view);
      return view;
    });
  }

  private async detail(manager: EntityManager, booking: BookingRow): Promise<BookingDetail> {
    const { slot, service } = (await slotsOf(manager, [booking]))(booking);
    const { timeZone } = await this.temples.of(manager, booking.templeId);
    return bookingDetailView(booking, slot, service, {
      cancelRefundCents: leftOfLines(await linesPaidBack(manager, booking.templeId, [booking])),
      checkInFrom: checkInFrom(slot, timeZone).toISOString(),
    });
  }
}

/** Nothing is packed for a canceled booking, nor shipped before its pooja took place. */
function whenMailable(to: PrasadamStatus): FindOptionsWhere<BookingRow> {
  if (to === 'shipped') return { status: In([...SHIPPABLE_BOOKINGS]) };
  return to === 'packed' ? { status: Not('canceled' as const) } : {};
}

const isTooEarly = ({ prasadam, status }: BookingRow, to: PrasadamStatus): boolean =>
  to === 'shipped' && prasadam === 'packed' && OPEN.some((open) => open === status);

const inTemple = async (manager: EntityManager, { temple }: StaffActor, id: string): Promise<BookingRow> =>
  found(await manager.findOneBy(BookingRow, { templeId: temple.id, id }));
