import type { Order } from '../orders/order.entity.ts';
import type { OrderLine } from '../orders/order-line.entity.ts';
import { PoojaServiceRow } from '../poojas/pooja-service.entity.ts';
import { PoojaSlotRow } from '../poojas/pooja-slot.entity.ts';
import { BookingRow } from './booking.entity.ts';
import { bookedByOf, itemOf, movedSinceShown, soldTerms, staysAway } from './pooja-line.ts';

/** The booking of a paid line, confirmed. */
export function bookingRow(order: Order, line: OrderLine, slot: PoojaSlotRow, service: PoojaServiceRow): BookingRow {
  const item = itemOf(line);
  const { participants, intention } = item;
  const { templeId, id: orderId, payerAccountId: accountId, email, phone } = order;
  return {
    templeId,
    id: line.id,
    orderId,
    slotId: slot.id,
    serviceId: service.id,
    requestId: null,
    startsAt: slot.startsAt,
    service: service.name,
    channel: order.source === 'counter' ? ('counter' as const) : ('online' as const),
    accountId,
    bookedBy: bookedByOf(order, participants),
    email,
    phone,
    participants,
    nameCount: participants.length,
    intention,
    inAbsentia: staysAway(service, item),
    amountCents: line.amountCents,
    ...soldTerms(line, service),
    ...newBooking(new Date()),
    // Who paid for a time that was moved meanwhile didn't choose the new one.
    refundUntil: wasMoved(order, line, slot) ? slot.startsAt : null,
  };
}

const wasMoved = ({ createdAt }: Order, line: OrderLine, slot: PoojaSlotRow): boolean =>
  (slot.movedAt !== null && createdAt < slot.movedAt) || movedSinceShown(line, slot) !== null;

/** What every booking starts with: confirmed, and nothing has become of it yet. A line of its own adds prasadam. */
export const newBooking = (at: Date) => ({
  status: 'confirmed' as const,
  version: 1,
  prasadam: null,
  prasadamLineId: null,
  prasadamTo: null,
  trackingNumber: null,
  refundUntil: null,
  movedFrom: null,
  canceledWhy: null,
  note: null,
  performedAt: null,
  performedFrom: null,
  performedNoticeAt: null,
  photoId: null,
  createdAt: at,
  updatedAt: at,
});
