import type { TicketRow } from './ticket.entity.ts';
import { before, type DateFacts } from './ticket-facts.ts';

type Terms = Pick<TicketRow, 'refundOpen' | 'refundUntil'>;

/** When the refund of a ticket ends. */
export const refundUntilOf = ({ refundOpen, refundUntil }: Terms, { date, sale }: DateFacts): Date =>
  refundOpen ? date.startsAt : (refundUntil ?? before(date, sale.refundHours));

/** A refund that is too late stays too late on another date. Null if in time: that date's terms apply. */
export const priceEndsAt = (ticket: Terms, facts: DateFacts, now: Date): Date | null =>
  isInTime(ticket, facts, now) ? null : refundUntilOf(ticket, facts);

const isInTime = (ticket: Terms, facts: DateFacts, now: Date): boolean =>
  ticket.refundOpen || facts.date.status === 'postponed' || now < refundUntilOf(ticket, facts);

/**
 * What canceling a ticket now pays back, in cents: all of its price in time, or after the temple moved the date; nothing after that. Null where
 * it can't be canceled: it ended, or the event has begun. The money goes to who paid, also where somebody else has the ticket by now.
 */
export function refundOnCancel(ticket: TicketRow, facts: DateFacts, now: Date): number | null {
  const { status, amountCents } = ticket;
  const { date } = facts;
  const isAhead = date.status === 'postponed' || (date.status === 'published' && date.startsAt > now);
  if (status !== 'valid' || !isAhead) return null;
  return isInTime(ticket, facts, now) ? amountCents : 0;
}
