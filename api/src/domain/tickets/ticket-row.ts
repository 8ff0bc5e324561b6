import type { EventOccurrenceRow } from '../events/event-occurrence.entity.ts';
import type { Order } from '../orders/order.entity.ts';
import type { OrderLine } from '../orders/order-line.entity.ts';
import { seriesKeyOf } from './series/ticket-series.ts';
import type { TicketRow } from './ticket.entity.ts';
import { itemOf } from './ticket-line.ts';
import type { TicketTypeRow } from './ticket-type.entity.ts';

/** Who registers, as the office sees them. */
export const bookedByOf = ({ legalName, email, phone }: Order, name: string): string => legalName ?? (name || email || phone || '');

interface Registered {
  order: Order;
  line: OrderLine;
  date: EventOccurrenceRow;
  type: TicketTypeRow;
  isLead: boolean;
}

/** The ticket of a line that was paid for, or registered for free. */
export function ticketRow({ order, line, date, type, isLead }: Registered): TicketRow {
  const item = itemOf(line);
  const { name, answers } = item;
  const at = new Date();
  return {
    templeId: order.templeId,
    id: line.id,
    occurrenceId: date.id,
    typeId: type.id,
    orderId: order.id,
    lineId: line.id,
    partyId: order.id,
    seriesKey: seriesKeyOf(item),
    isLead,
    startsAt: date.startsAt,
    type: type.name,
    name: type.takesSeat ? name : '',
    status: 'valid',
    version: 1,
    replacedAtMs: null,
    channel: order.source === 'counter' ? 'counter' : 'online',
    accountId: order.payerAccountId,
    bookedBy: bookedByOf(order, name),
    email: order.email,
    phone: order.phone,
    takesSeat: type.takesSeat,
    amountCents: line.amountCents,
    answers,
    refundOpen: false,
    refundUntil: null,
    canceledWhy: null,
    keptAt: null,
    createdAt: at,
    updatedAt: at,
  };
}
