import type { Order } from '../orders/order.entity.ts';
import type { OrderLine } from '../orders/order-line.entity.ts';
import { PoojaServiceRow } from '../poojas/pooja-service.entity.ts';
import { PoojaSlotRow } from '../poojas/pooja-slot.entity.ts';
import { BookingRow } from './booking.entity.ts';
import { bookedByOf, itemOf, soldTerms, staysAway } from './pooja-line.ts';

/** The booking of a paid line, confirmed. */
export function bookingRow(order: Order, line: OrderLine, slot: PoojaSlotRow, service: PoojaServiceRow): BookingRow {
  const item = itemOf(line);
  const { participants, intention } = item;
  const { templeId, id: orderId, payerAccountId: accountId, email, phone } = order;
  const at = new Date();
  return {
    templeId,
    id: line.id,
    orderId,
    slotId: slot.id,
    serviceId: service.id,
    requestId: null,
    startsAt: slot.startsAt,
    service: service.name,
    status: 'confirmed' as const,
    channel: order.source === 'counter' ? ('counter' as const) : ('online' as const),
    accountId,
    bookedBy: bookedByOf(order, participants),
    email,
    phone,
    participants,
    nameCount: participants.length,
    intention,
    inAbsentia: staysAway(service, item),
    version: 1,
    amountCents: line.amountCents,
    // Its own line adds it.
    prasadam: null,
    prasadamLineId: null,
    prasadamTo: null,
    trackingNumber: null,
    ...soldTerms(line, service),
    // Who paid for a time that was moved meanwhile didn't choose the new one.
    refundUntil: slot.movedAt && order.createdAt < slot.movedAt ? slot.startsAt : null,
    movedFrom: null,
    canceledWhy: null,
    note: null,
    performedAt: null,
    performedFrom: null,
    performedNoticeAt: null,
    photoId: null,
    createdAt: at,
    updatedAt: at,
  };
}
