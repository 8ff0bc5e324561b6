import { Injectable } from '@nestjs/common';
import type { BodyOf, MoveDate, OwnTicket, ticketMoveEndpoints } from '@sannidhi/contracts';
import { type EntityManager, In } from 'typeorm';
import { type AccountActor, type Actor, accountOf, staffOf } from '../../../platform/auth/actor.ts';
import { Database } from '../../../platform/database/database.ts';
import { DomainError, found } from '../../../platform/http/domain-error.ts';
import { Audit } from '../../audit/audit.ts';
import { movesAlong } from '../addons/ticket-addons.ts';
import { movePaid } from '../figures/event-takings.ts';
import { TicketKeys } from '../keys/ticket-keys.service.ts';
import { TicketNotices } from '../notices/ticket-notices.service.ts';
import { OwnTickets } from '../own-tickets.service.ts';
import { TicketRow } from '../ticket.entity.ts';
import { byHolder } from '../ticket-cancellations.service.ts';
import { dateFacts } from '../ticket-facts.ts';
import { changePlaces, lockDatePlaces } from '../ticket-places.ts';
import { TicketTypeRow } from '../ticket-type.entity.ts';
import { TicketWaitlist } from '../waits/ticket-waitlist.service.ts';
import { moveDates } from './ticket-move-dates.ts';
import { lockOrderTickets, moveLines, moveTickets, partyOf } from './ticket-move-rows.ts';
import { assertMayMove, type Move, type Mover } from './ticket-move-rules.ts';

type MoveBody = BodyOf<typeof ticketMoveEndpoints.move>;

/**
 * Moves tickets to another date of their event, at the price that was paid: a kind of ticket costs the same on each date. A ticket keeps its
 * id and gets a new code; its old date's door knows that it left. Moving it to the date it is for already does nothing, so a lost reply can be
 * retried.
 */
@Injectable()
export class TicketMoves {
  constructor(
    private readonly database: Database,
    private readonly own: OwnTickets,
    private readonly keys: TicketKeys,
    private readonly waitlist: TicketWaitlist,
    private readonly notices: TicketNotices,
    private readonly audit: Audit,
  ) {}

  /** Where a devotee's ticket can go. Throws `not-found`. */
  async dates(actor: Actor, ticketId: string): Promise<MoveDate[]> {
    const { reader } = this.database;
    return moveDates(reader, await this.own.own(reader, actor, ticketId), 'holder', new Date());
  }

  /** Where an attendee's ticket can go. Throws `not-found`. */
  async datesFor(actor: Actor, ticketId: string): Promise<MoveDate[]> {
    const { reader } = this.database;
    return moveDates(reader, await ofTemple(reader, actor, ticketId), 'office', new Date());
  }

  /**
   * A devotee moves a ticket, alone or with its party. Throws `not-found`, `ticket-ended`, `ticket-used`, `ticket-too-late`,
   * `ticket-moved-by-temple`, `tickets-closed`, `tickets-over` and `ticket-date-full`; a party moves as a whole or not at all.
   */
  async move(actor: Actor, ticketId: string, body: MoveBody): Promise<OwnTicket> {
    const account = accountOf(actor);
    await this.keys.ready();
    return this.database.transaction(async (tx) => {
      await this.shift(tx, account, await this.own.own(tx, actor, ticketId), { ...body, by: 'holder' });
      return this.own.view(tx, await this.own.own(tx, actor, ticketId));
    });
  }

  /** The office moves tickets until the other date ends, also of kinds that only it registers. Throws the same, and `ticket-date-past`. */
  async moveFor(actor: Actor, ticketId: string, body: MoveBody): Promise<{ id: string }> {
    const staff = staffOf(actor);
    return this.database.transaction(async (tx) => {
      await this.shift(tx, staff, await ofTemple(tx, actor, ticketId), { ...body, by: 'office' });
      return { id: ticketId };
    });
  }

  private async shift(tx: EntityManager, actor: AccountActor, asked: TicketRow, body: MoveBody & { by: Mover }): Promise<void> {
    const now = new Date();
    await lockOrderTickets(tx, asked);
    const ticket = await tx.findOneByOrFail(TicketRow, { templeId: asked.templeId, id: asked.id });
    if (ticket.status !== 'valid') throw new DomainError('ticket-ended');
    if (ticket.occurrenceId === body.occurrenceId) return;
    const move = await moveOf(tx, ticket, body);
    await assertMayMove(tx, move, now);
    const lines = await moveLines(tx, move);
    await movePlaces(tx, move, now);
    const moved = await moveTickets(tx, move, now);
    const { from, to } = move;
    const { templeId } = ticket;
    for (const { id } of moved) {
      const dates = { before: { date: from.date.startsAt.toISOString() }, after: { date: to.date.startsAt.toISOString() } };
      await this.audit.record(tx, { actor, templeId, action: 'ticket.moved', subject: { kind: 'ticket', id }, ...dates });
    }
    for (const [lead, own] of byHolder(moved)) await this.notices.toOtherDate(tx, lead, own.filter(({ takesSeat }) => takesSeat).length);
    await this.waitlist.offerFree(tx, { templeId, occurrenceId: from.date.id, saleId: from.sale.id }, now);
    await movePaid(tx, lines, from.date.id, to.date.id);
  }
}

const ofTemple = async (manager: EntityManager, actor: Actor, id: string): Promise<TicketRow> =>
  found(await manager.findOneBy(TicketRow, { templeId: staffOf(actor).temple.id, id }));

/** What moves with a ticket: what is only added to it goes along where nobody else of its order comes. Throws `not-found` for another event's date. */
async function moveOf(tx: EntityManager, ticket: TicketRow, { occurrenceId, withParty, by }: MoveBody & { by: Mover }): Promise<Move> {
  const { templeId } = ticket;
  const from = found(await dateFacts(tx, templeId, ticket.occurrenceId));
  const to = await dateFacts(tx, templeId, occurrenceId);
  if (to?.sale.id !== from.sale.id) throw new DomainError('not-found');
  const people = withParty ? await partyOf(tx, ticket) : [ticket];
  const tickets = [...people, ...(await movesAlong(tx, people))];
  const types = await tx.findBy(TicketTypeRow, { templeId, id: In(tickets.map(({ typeId }) => typeId)) });
  return { tickets, types, from, to, by };
}

/** Takes the new date's places, then frees the old one's; both dates are always locked in the same order. Throws `ticket-date-full`. */
async function movePlaces(tx: EntityManager, { tickets, types, from, to, by }: Move, now: Date): Promise<void> {
  const { templeId } = from.date;
  const dates = [from.date.id, to.date.id].sort();
  for (const id of dates) await lockDatePlaces(tx, templeId, id, from.sale.id);
  const places = types.map((type) => ({ templeId, type, count: tickets.filter(({ typeId }) => typeId === type.id).length }));
  for (const each of places) {
    const isTaken = await changePlaces(tx, by === 'office' ? 'sellAtCounter' : 'sellFree', { ...each, occurrenceId: to.date.id }, now);
    if (!isTaken) throw new DomainError('ticket-date-full');
  }
  for (const each of places) await changePlaces(tx, 'freeSold', { ...each, occurrenceId: from.date.id }, now);
}
