import type { EntityManager } from 'typeorm';
import { found } from '../../platform/http/domain-error.ts';
import type { BookingRow } from '../bookings/booking.entity.ts';
import { newBooking } from '../bookings/booking-row.ts';
import type { PoojaSlotRow } from '../poojas/pooja-slot.entity.ts';
import type { PoojaRequestRow } from './pooja-request.entity.ts';
import { paidLines } from './request-endings.service.ts';

/** The booking of a scheduled request, under the id of the line that accepted its quote. */
export async function requestBooking(tx: EntityManager, row: PoojaRequestRow, slot: PoojaSlotRow): Promise<BookingRow> {
  const { templeId, id: requestId, accountId, bookedBy, email, participants, nameCount, intention, inAbsentia, title } = row;
  const [line] = await paidLines(tx, row);
  return {
    templeId,
    id: found(row.bookingId),
    orderId: line?.orderId ?? requestId,
    slotId: slot.id,
    serviceId: slot.serviceId,
    requestId,
    startsAt: slot.startsAt,
    service: title,
    channel: 'counter' as const,
    accountId,
    bookedBy,
    email,
    phone: null,
    participants,
    nameCount,
    intention,
    inAbsentia,
    amountCents: row.totalCents,
    // A request is moved and canceled as one; its quote stated until when all of it is paid back.
    cancelHours: row.quote?.cancelHours ?? null,
    changeFeeCents: null,
    sutakaWaives: null,
    ...newBooking(new Date()),
  };
}
