import type { EventCancellation, WhoCame } from '@sannidhi/contracts';
import { type EntityManager, In, IsNull, Not } from 'typeorm';
import { leftOf } from '../../bookings/booking-lines.ts';
import { brokenAmong } from '../../consents/mail-addresses.service.ts';
import type { EventOccurrenceRow } from '../../events/event-occurrence.entity.ts';
import { isRunning } from '../../events/event-rows.ts';
import { OrderLine } from '../../orders/order-line.entity.ts';
import { TicketRow } from '../ticket.entity.ts';
import { holderOf } from '../ticket-cancellations.service.ts';
import { underWayOf } from '../under-way.ts';
import { TicketWaitRow } from '../waits/ticket-wait.entity.ts';
import { ticketsEndingWith, withWhoCame } from './kept-tickets.ts';
import { IS_TEXTED } from './parties-to-call.ts';
import { peopleOf, type Seat } from './people-of-dates.ts';
import { NOT_TOLD, toldOf, WAITING } from './told-of-dates.ts';

const IDS_AT_ONCE = 500;

/** What ending these dates does to people who have tickets for them or wait; of one that is canceled, what is left to do. */
export async function effectsOf(
  manager: EntityManager,
  templeId: string,
  dates: readonly EventOccurrenceRow[],
  { whoCame = 'refunded', now = new Date() }: { whoCame?: WhoCame; now?: Date } = {},
): Promise<Omit<EventCancellation, 'status'>> {
  const ids = dates.map(({ id }) => id);
  const valid = await ticketsEndingWith(manager, templeId, ids);
  const running = dates.find((date) => isRunning(date, now));
  const came = running ? await withWhoCame(manager, running, valid) : [];
  const tickets = whoCame === 'kept' ? valid.filter((ticket) => !came.includes(ticket)) : valid;
  const refundCents = await centsLeft(manager, templeId, tickets);
  const ended = dates.find(({ status }) => status === 'canceled');
  const kept = ended ? await keptOf(manager, ended) : { orders: [], cents: 0 };
  const orders = new Set([...tickets.map(({ orderId }) => orderId), ...kept.orders]);
  const addresses = tickets.flatMap(({ accountId, email }) => (accountId === null && email !== null ? [email] : []));
  const broken = await brokenAmong(manager, addresses);
  const texted = await textedAmong(manager, templeId, ids);
  const isReached = ({ id, accountId, email }: TicketRow) => accountId !== null || (email !== null && !broken.has(email)) || texted.has(id);
  const reached = tickets.filter(isReached);
  // One call per party.
  const unreached = new Map(
    tickets.filter((ticket) => !isReached(ticket)).map((ticket) => [`${ticket.orderId} ${ticket.phone ?? ''}`, ticket]),
  );
  const where = { templeId, occurrenceId: In(ids) };
  return {
    dates: ids.length,
    orders: orders.size,
    people: peopleOf(tickets.filter(({ takesSeat }) => takesSeat).map(seatOf)),
    refundCents: refundCents + kept.cents,
    arrived: came.filter(({ takesSeat }) => takesSeat).length,
    notified: new Set(reached.map(holderOf)).size,
    told: ended ? NOT_TOLD : await toldOf(manager, templeId, dates, { reached, texted }),
    toCall: [...unreached.values()].map(({ bookedBy, phone }) => ({ bookedBy, phone })),
    waiting: ids.length > 0 ? await manager.countBy(TicketWaitRow, { ...where, status: In([...WAITING]) }) : 0,
    underWay: await underWayOf(manager, templeId, ids),
    canceled: ids.length > 0 ? await manager.countBy(TicketRow, { ...where, status: 'canceled', canceledWhy: Not(IsNull()) }) : 0,
  };
}

const seatOf = (ticket: TicketRow): Seat => ({
  occurrenceId: ticket.occurrenceId,
  registeredBy: holderOf(ticket) || ticket.orderId,
  name: ticket.name,
});

/** The ids of the dates' valid tickets whose news is texted to guests. */
async function textedAmong(manager: EntityManager, templeId: string, occurrenceIds: readonly string[]): Promise<Set<string>> {
  if (occurrenceIds.length === 0) return new Set();
  const valid = { templeId, occurrenceId: In([...occurrenceIds]), status: 'valid' as const };
  const rows = await manager.createQueryBuilder(TicketRow, 'ticket').where(valid).andWhere(IS_TEXTED).getMany();
  return new Set(rows.map(({ id }) => id));
}

/** What of the prices of tickets hasn't gone back. */
export const centsLeft = async (manager: EntityManager, templeId: string, tickets: readonly TicketRow[]): Promise<number> =>
  sumOf(await linesLeft(manager, templeId, tickets));

/** Tickets that ended with their date while their money couldn't go back. */
async function keptOf(manager: EntityManager, { templeId, id: occurrenceId }: EventOccurrenceRow) {
  const ended = { templeId, occurrenceId, status: 'canceled' as const, canceledWhy: Not(IsNull()) };
  const lines = await linesLeft(manager, templeId, await manager.findBy(TicketRow, ended));
  return { orders: lines.map(({ orderId }) => orderId), cents: sumOf(lines) };
}

/** The lines of tickets that have money left. */
async function linesLeft(manager: EntityManager, templeId: string, tickets: readonly TicketRow[]): Promise<OrderLine[]> {
  const lineIds = tickets.filter(({ amountCents }) => amountCents > 0).map(({ lineId }) => lineId);
  const left: OrderLine[] = [];
  for (let at = 0; at < lineIds.length; at += IDS_AT_ONCE) {
    const lines = await manager.findBy(OrderLine, { templeId, id: In(lineIds.slice(at, at + IDS_AT_ONCE)) });
    left.push(...lines.filter((line) => leftOf(line) > 0));
  }
  return left;
}

const sumOf = (lines: readonly OrderLine[]): number => lines.reduce((sum, line) => sum + leftOf(line), 0);
