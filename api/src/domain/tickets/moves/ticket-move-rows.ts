import type { EntityManager } from 'typeorm';
import { execute } from '../../../platform/database/execute.ts';
import { insertRow } from '../../../platform/database/rows.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import { OrderLine } from '../../orders/order-line.entity.ts';
import { nextCode } from '../keys/ticket-versions.ts';
import { TicketRow } from '../ticket.entity.ts';
import { itemOf } from '../ticket-line.ts';
import { priceEndsAt } from '../ticket-terms.ts';
import { TicketMoveRow } from './ticket-move.entity.ts';
import type { Move } from './ticket-move-rules.ts';

/**
 * Locks all tickets of an order until the transaction ends, also those that were passed on: what is only added stays for as long as one of its
 * people does, so their other changes wait here, and read them again afterwards.
 */
export const lockOrderTickets = (tx: EntityManager, { templeId, orderId }: Pick<TicketRow, 'templeId' | 'orderId'>): Promise<number> =>
  execute(tx, 'UPDATE tickets SET id = id WHERE templeId = ? AND orderId = ?', [templeId, orderId]);

/** The tickets of its party that are still on the same date. */
export const partyOf = (tx: EntityManager, { templeId, partyId, occurrenceId }: TicketRow): Promise<TicketRow[]> =>
  tx.find(TicketRow, { where: { templeId, partyId, occurrenceId, status: 'valid' }, order: { isLead: 'DESC', id: 'ASC' } });

/** The lines that paid for them are for the other date, so that a refund frees that place. Throws `ticket-ended` where one lost its place. */
export async function moveLines(tx: EntityManager, { tickets, from, to }: Move): Promise<OrderLine[]> {
  const lines = [];
  for (const { templeId, lineId } of tickets) {
    const line = await tx.findOneByOrFail(OrderLine, { templeId, id: lineId });
    const item = { ...itemOf(line), occurrenceId: to.date.id, waitId: null };
    const where = { templeId, id: lineId, itemId: from.date.id, place: 'taken' as const };
    if ((await tx.update(OrderLine, where, { itemId: to.date.id, item })).affected !== 1) throw new DomainError('ticket-ended');
    lines.push(line);
  }
  return lines;
}

/** The tickets themselves, each with a new code. Returns them as they are now. Throws `ticket-ended`. */
export async function moveTickets(tx: EntityManager, move: Move, now: Date): Promise<TicketRow[]> {
  const moved = [];
  // What is only added may be of another party than the ticket that was passed on.
  for (const partyId of new Set(move.tickets.map((ticket) => ticket.partyId)))
    moved.push(...(await moveParty(tx, { ...move, tickets: move.tickets.filter((ticket) => ticket.partyId === partyId) }, partyId, now)));
  return moved;
}

async function moveParty(tx: EntityManager, { tickets, from, to, by }: Move, partyId: string, now: Date): Promise<TicketRow[]> {
  const moved = [];
  const party = { templeId: from.date.templeId, partyId };
  let hasLead = await tx.existsBy(TicketRow, { ...party, occurrenceId: to.date.id, isLead: true });
  for (const ticket of tickets) {
    const { templeId, id, version } = ticket;
    const code = nextCode(ticket, now);
    // A change by the temple doesn't cost anybody their refund.
    const terms = { refundOpen: by === 'office' || ticket.refundOpen, refundUntil: priceEndsAt(ticket, from, now) };
    const change = { ...code, ...terms, occurrenceId: to.date.id, startsAt: to.date.startsAt, isLead: !hasLead, updatedAt: now };
    const where = { templeId, id, version, occurrenceId: from.date.id, status: 'valid' as const };
    if (!code || (await tx.update(TicketRow, where, change)).affected !== 1) throw new DomainError('ticket-ended');
    await insertRow(tx, TicketMoveRow, { templeId, id: newId(), fromId: from.date.id, ticketId: id, toId: to.date.id, movedAt: now });
    moved.push({ ...ticket, ...change });
    hasLead = true;
  }
  await giveLead(tx, { ...party, occurrenceId: from.date.id });
  return moved;
}

/** The part of a party that stays is listed under one of its tickets. */
async function giveLead(tx: EntityManager, party: Pick<TicketRow, 'templeId' | 'partyId' | 'occurrenceId'>): Promise<void> {
  const rest = await tx.find(TicketRow, { where: party, order: { id: 'ASC' } });
  const next = rest.find(({ status }) => status === 'valid') ?? rest[0];
  if (!next || rest.some(({ isLead }) => isLead)) return;
  await tx.update(TicketRow, { templeId: next.templeId, id: next.id }, { isLead: true });
}
