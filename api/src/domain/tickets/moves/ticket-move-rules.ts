import type { EntityManager } from 'typeorm';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { haveArrived } from '../../ticket-doors/count-arrived.ts';
import type { TicketRow } from '../ticket.entity.ts';
import { before, closedDate, type DateFacts } from '../ticket-facts.ts';
import type { TicketTypeRow } from '../ticket-type.entity.ts';

/** Who moves a ticket: its holder within the event's terms, or the office. */
export type Mover = 'holder' | 'office';

/** What moves, from where to where. */
export interface Move {
  tickets: readonly TicketRow[];
  types: readonly TicketTypeRow[];
  from: DateFacts;
  to: DateFacts;
  by: Mover;
}

/** Until when its holder can move a ticket: as long as it can be passed on, or until the start where the temple moved the date. */
export const moveUntil = ({ refundOpen }: Pick<TicketRow, 'refundOpen'>, { date, sale }: DateFacts): Date =>
  refundOpen ? date.startsAt : before(date, sale.passOnHours);

/** Whether a ticket's holder can move it now, if another date has a place. */
export const canMove = (ticket: TicketRow, type: TicketTypeRow | undefined, from: DateFacts, now: Date): boolean =>
  ticket.status === 'valid' && type !== undefined && !isForTemple(type) && isInTime(ticket, from, now);

/** Throws the reason why these tickets can't be moved to that date. Whether it has places only shows when they are taken. */
export async function assertMayMove(tx: EntityManager, { tickets, types, from, to, by }: Move, now: Date): Promise<void> {
  if (by === 'holder') assertHolderMay({ tickets, types, from, to, by }, now);
  else assertOfficeMay(from, to, now);
  const ids = tickets.map(({ id }) => id);
  if (await haveArrived(tx, from.date.templeId, from.date.id, ids)) throw new DomainError('ticket-used');
}

function assertHolderMay({ tickets, types, from, to }: Move, now: Date): void {
  if (types.some(isForTemple)) throw new DomainError('ticket-moved-by-temple');
  if (!tickets.every((ticket) => isInTime(ticket, from, now))) throw new DomainError('ticket-too-late');
  const closed = closedDate(to, now);
  if (closed) throw new DomainError(closed);
}

function assertOfficeMay({ date: from }: DateFacts, { date: to }: DateFacts, now: Date): void {
  if (from.status !== 'postponed' && from.endsAt <= now) throw new DomainError('ticket-date-past');
  if (to.status !== 'published' || to.endsAt <= now) throw new DomainError('tickets-over');
}

const isInTime = (ticket: TicketRow, from: DateFacts, now: Date): boolean =>
  from.date.status === 'postponed' || (from.date.status === 'published' && now < moveUntil(ticket, from));

/** The temple agrees to each registration of this kind, or makes it. */
const isForTemple = ({ needsApproval, staffOnly }: TicketTypeRow): boolean => needsApproval || staffOnly;
