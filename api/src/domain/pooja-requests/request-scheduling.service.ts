import { Injectable } from '@nestjs/common';
import { type BodyOf, messagesOf, type PoojaRequestDetail, type poojaRequestEndpoints, poojaRequestNoun } from '@sannidhi/contracts';
import { type EntityManager, In, IsNull } from 'typeorm';
import type { Actor } from '../../platform/auth/actor.ts';
import { insertOnce } from '../../platform/database/rows.ts';
import { fieldError, found } from '../../platform/http/domain-error.ts';
import { SlotFollowers } from '../assignments/slot-followers.service.ts';
import { BookingRow } from '../bookings/booking.entity.ts';
import { insertBooking } from '../bookings/booking-terms.ts';
import { moveBooking } from '../bookings/moves/booking-moves.ts';
import { PerformedNotices } from '../bookings/notices/performed-notices.service.ts';
import { serviceOf } from '../poojas/pooja-catalog.service.ts';
import { PoojaSlotRow } from '../poojas/pooja-slot.entity.ts';
import { slotRow } from '../poojas/slot-maker.service.ts';
import { assertMarkable } from '../poojas/slot-marks.ts';
import { TemplesService } from '../temples/temples.service.ts';
import { OfficeRequests, refusal } from './office-requests.service.ts';
import type { PoojaRequestRow } from './pooja-request.entity.ts';
import { momentOf } from './quoted-times.ts';
import { requestBooking } from './request-booking.ts';
import { paidLines } from './request-endings.service.ts';
import { moveRequest } from './request-moves.ts';
import { RequestNotices } from './request-notices.service.ts';

const say = messagesOf(poojaRequestNoun);
/** One family: nobody else books this time. */
const ALONE = { id: null, capacity: 1, onlinePlaces: 0, counterPlaces: 1 };

/** Puts accepted requests on a date: a time of their own, with one booking, so that sheets, priests and the day know it like any other. */
@Injectable()
export class RequestScheduling {
  constructor(
    private readonly requests: OfficeRequests,
    private readonly temples: TemplesService,
    private readonly notices: RequestNotices,
    private readonly performed: PerformedNotices,
    private readonly followers: SlotFollowers,
  ) {}

  /**
   * Also another time of a scheduled one: a time its family didn't choose is a move, which pays all back until it begins. Throws `not-found`, `request-moved-on`, `duplicate` for a time that is taken, and `invalid-fields` for
   * one that is over.
   */
  schedule(actor: Actor, requestId: string, body: BodyOf<typeof poojaRequestEndpoints.schedule>): Promise<PoojaRequestDetail> {
    return this.requests.alter(actor, requestId, async (tx, staff, row) => {
      const slot = await this.ownSlot(tx, row, body);
      const bookingId = row.bookingId ?? (await paidLines(tx, row))[0]?.id ?? row.id;
      const before = await this.otherTime(tx, row, slot);
      const when = { slotId: slot.id, startsAt: slot.startsAt, bookingId, chosen: { date: body.date, time: body.time } };
      if (!(await moveRequest(tx, row, 'scheduled', when, { status: In(['accepted', 'scheduled']) }))) throw await refusal(tx, row);
      await this.book(tx, { ...row, ...when }, slot, before && slot.startsAt);
      await this.givePriests(tx, row, slot);
      await this.requests.record(tx, staff, row, 'pooja-request.scheduled', { startsAt: slot.startsAt.toISOString() });
      await this.notices.scheduled(tx, { ...row, ...when }, before);
    });
  }

  /** It was performed. Throws `not-found`, `request-moved-on`, and `service-not-begun` before it begins. */
  complete(actor: Actor, requestId: string): Promise<PoojaRequestDetail> {
    return this.requests.alter(actor, requestId, async (tx, staff, row) => {
      if (!(await moveRequest(tx, row, 'completed'))) throw await refusal(tx, row);
      const slot = row.slotId && (await tx.findOneBy(PoojaSlotRow, { templeId: row.templeId, id: row.slotId }));
      if (slot) assertMarkable(slot, new Date());
      await this.performBooking(tx, row);
      await this.requests.record(tx, staff, row, 'pooja-request.completed', {});
    });
  }

  /** When its family expected it, where that is another time. */
  private async otherTime(tx: EntityManager, row: PoojaRequestRow, { startsAt }: PoojaSlotRow): Promise<Date | null> {
    const expected = row.startsAt ?? (row.chosen && momentOf(row.chosen, await this.temples.of(tx, row.templeId)));
    return expected && expected.getTime() !== startsAt.getTime() ? expected : null;
  }

  private async performBooking(tx: EntityManager, { templeId, bookingId }: PoojaRequestRow): Promise<void> {
    const booking = bookingId && (await tx.findOneBy(BookingRow, { templeId, id: bookingId }));
    const performedAt = new Date();
    if (booking && (await moveBooking(tx, booking, 'performed', { performedAt })))
      await this.performed.later(tx, { ...booking, performedAt });
  }

  /** Priests of its earlier time go along if they are free; for the other places, the next are asked. */
  private async givePriests(tx: EntityManager, { templeId, slotId }: PoojaRequestRow, slot: PoojaSlotRow): Promise<void> {
    if (slotId) {
      const before = { templeId, id: slotId };
      await tx.update(PoojaSlotRow, before, { status: 'canceled', counterSold: 0 });
      await this.followers.followFamily(tx, before, slot, new Date());
      await this.followers.follow(tx, before);
    }
    await this.followers.staff(tx, slot);
  }

  private async ownSlot(
    tx: EntityManager,
    { templeId, id: requestKey, quote }: PoojaRequestRow,
    { serviceId, date, time }: BodyOf<typeof poojaRequestEndpoints.schedule>,
  ): Promise<PoojaSlotRow> {
    const service = await serviceOf(tx, templeId, serviceId ?? found(quote).service.id);
    const temple = await this.temples.of(tx, templeId);
    const at = new Date();
    const priestsNeeded = quote?.priests ?? null;
    const slot = { ...slotRow(temple, service, ALONE, { date, time, at }), counterSold: 1, used: true, priestsNeeded, requestKey };
    if (slot.startsAt <= at) throw fieldError('date', say('pooja-request.date-passed'));
    if (await insertOnce(tx, PoojaSlotRow, slot)) return slot;
    const { onDate, atTime } = slot;
    const there = await tx.findOneByOrFail(PoojaSlotRow, { templeId, serviceId: service.id, onDate, atTime, requestKey });
    const again = { ...slot, id: there.id, createdAt: there.createdAt };
    if (!(await reopen(tx, again))) throw fieldError('time', say('pooja-request.taken'), 'duplicate');
    return again;
  }

  private async book(tx: EntityManager, row: PoojaRequestRow, slot: PoojaSlotRow, refundUntil: Date | null): Promise<void> {
    const { templeId, bookingId } = row;
    const terms = refundUntil ? { refundUntil } : {};
    const moved = {
      slotId: slot.id,
      startsAt: slot.startsAt,
      serviceId: slot.serviceId,
      status: 'confirmed' as const,
      updatedAt: new Date(),
      ...terms,
    };
    const { affected } = await tx.update(BookingRow, { templeId, id: bookingId ?? '' }, moved);
    if (affected === 0) await insertBooking(tx, { ...(await requestBooking(tx, row, slot)), ...terms });
  }
}

/** A time that the request had before and gave up is canceled, and still there: it opens again for it. False where it is the request's now. */
async function reopen(tx: EntityManager, { templeId, id, ...slot }: PoojaSlotRow): Promise<boolean> {
  const givenUp = { status: 'canceled' as const, scheduleId: IsNull(), openingId: IsNull(), capacity: 1, onlineHeld: 0, onlineSold: 0 };
  const { affected } = await tx.update(PoojaSlotRow, { templeId, id, ...givenUp }, slot);
  return affected === 1;
}
