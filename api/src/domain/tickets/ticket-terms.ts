import type { TicketRow } from './ticket.entity.ts';
import { before, type DateFacts } from './ticket-facts.ts';

/**
 * What canceling a ticket now pays back, in cents: all of its price in time, or after the temple moved the date; nothing after that. Null where
 * it can't be canceled: it ended, the event has begun, or somebody else paid for it.
 */
export function refundOnCancel(
  { id, lineId, status, amountCents, refundOpen }: TicketRow,
  { date, sale }: DateFacts,
  now: Date,
): number | null {
  const isAhead = date.status === 'postponed' || (date.status === 'published' && date.startsAt > now);
  if (status !== 'valid' || !isAhead || id !== lineId) return null;
  const isInTime = refundOpen || date.status === 'postponed' || now < before(date, sale.refundHours);
  return isInTime ? amountCents : 0;
}
