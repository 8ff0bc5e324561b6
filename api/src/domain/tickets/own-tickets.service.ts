import { Injectable } from '@nestjs/common';
import { type OwnParty, type OwnTicket, type OwnTicketChild, type Page, type QueryOf, type ticketEndpoints } from '@sannidhi/contracts';
import { type EntityManager, In, IsNull } from 'typeorm';
import { type AccountActor, type Actor, accountOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { execute } from '../../platform/database/execute.ts';
import { keysetPage } from '../../platform/database/keyset-page.ts';
import { DomainError, found } from '../../platform/http/domain-error.ts';
import { Audit } from '../audit/audit.ts';
import { EventSeriesRow } from '../events/event.entity.ts';
import { EventOccurrenceRow } from '../events/event-occurrence.entity.ts';
import { TemplesService } from '../temples/temples.service.ts';
import { canceledInside, inCareBy, isInCare } from './children/ticket-child-rows.ts';
import { TicketChildren } from './children/ticket-children.service.ts';
import { TicketKeys } from './keys/ticket-keys.service.ts';
import { nextCode } from './keys/ticket-versions.ts';
import { otherDates } from './moves/ticket-move-dates.ts';
import { canMove, moveUntil } from './moves/ticket-move-rules.ts';
import { TicketNotices } from './notices/ticket-notices.service.ts';
import { otherTickets } from './series/ticket-series-dates.ts';
import { TicketRow } from './ticket.entity.ts';
import { before, dateFacts } from './ticket-facts.ts';
import { backOnCancel, canGiveRefund, endsAlong, isGiven, isUsed, termsOfAll } from './ticket-own-terms.ts';
import { refundUntilOf } from './ticket-terms.ts';
import { TicketTypeRow } from './ticket-type.entity.ts';
import { partyTicket, ticketEvent } from './ticket-views.ts';

/** A devotee's own tickets. */
@Injectable()
export class OwnTickets {
  constructor(
    private readonly database: Database,
    private readonly temples: TemplesService,
    private readonly keys: TicketKeys,
    private readonly children: TicketChildren,
    private readonly notices: TicketNotices,
    private readonly audit: Audit,
  ) {}

  /** Their parties, the next ones first, one that goes on included; or the past ones, latest first. */
  async list(actor: Actor, { when, ...page }: QueryOf<typeof ticketEndpoints.own>, now = new Date()): Promise<Page<OwnParty>> {
    const account = accountOf(actor);
    const { accountId } = account;
    const { reader } = this.database;
    await this.takeGiven(account);
    const leads = reader.createQueryBuilder(TicketRow, 'ticket').where({ accountId, isLead: true });
    leads.andWhere(when === 'ahead' ? IS_AHEAD : `NOT ${IS_AHEAD}`, { now });
    const order = { columns: ['startsAt', 'id'], direction: when === 'ahead' ? 'ASC' : 'DESC' } as const;
    const { items, nextCursor } = await keysetPage(leads, order, page);
    const parties = await partiesOf(reader, accountId, items);
    const eventOf = await this.eventsOf(reader, items);
    const inside = await canceledInside(reader, parties);
    return {
      nextCursor,
      items: items.map((lead) => {
        const party = parties.filter((ticket) => ticket.partyId === lead.partyId && ticket.occurrenceId === lead.occurrenceId);
        const valid = party.filter(({ status }) => status === 'valid');
        const shown = valid[0] ?? party.find(({ id }) => inside.has(id)) ?? lead;
        const people = valid.filter(({ takesSeat }) => takesSeat).length;
        return { id: shown.id, event: eventOf(shown), people, status: shown.status };
      }),
    };
  }

  /** Tickets that were passed on to this address, or registered with it by a guest, belong to the person who verified it; canceled ones too. */
  private async takeGiven({ accountId, email, emailVerified }: AccountActor): Promise<void> {
    const unclaimed = { email, accountId: IsNull(), status: In(['valid', 'canceled'] as const) };
    if (!emailVerified || !(await this.database.reader.existsBy(TicketRow, unclaimed))) return;
    await this.database.transaction((tx) => tx.update(TicketRow, unclaimed, { accountId }));
  }

  /** Throws `not-found`. */
  async one(actor: Actor, ticketId: string): Promise<OwnTicket> {
    const account = accountOf(actor);
    const { reader } = this.database;
    // A link in an email may be the first that a new account opens.
    if (!(await reader.existsBy(TicketRow, { accountId: account.accountId, id: ticketId }))) await this.takeGiven(account);
    return this.view(reader, await this.own(reader, actor, ticketId));
  }

  /** The next version: the old code says nothing any more. Throws `not-found` and `ticket-ended`. */
  async replace(actor: Actor, ticketId: string): Promise<OwnTicket> {
    const account = accountOf(actor);
    await this.keys.ready();
    return this.database.transaction(async (tx) => {
      const { templeId, id } = await this.own(tx, actor, ticketId);
      // Another one at the same time waits here: no version is skipped, and each has its moment.
      await execute(tx, 'UPDATE tickets SET id = id WHERE templeId = ? AND id = ?', [templeId, id]);
      if (!(await replaceCode(tx, await this.own(tx, actor, ticketId)))) throw new DomainError('ticket-ended');
      await this.audit.record(tx, { actor: account, templeId, action: 'ticket.replaced', subject: { kind: 'ticket', id } });
      const ticket = await this.own(tx, actor, ticketId);
      await this.children.renewCode(tx, ticket);
      await this.notices.replaced(tx, ticket);
      return this.view(tx, ticket);
    });
  }

  /** The actor's ticket. Throws `not-found`. */
  async own(manager: EntityManager, actor: Actor, id: string): Promise<TicketRow> {
    return found(await manager.findOneBy(TicketRow, { accountId: accountOf(actor).accountId, id }));
  }

  /** A ticket with the rest of its party, as its holder sees it. */
  async view(manager: EntityManager, ticket: TicketRow, now = new Date()): Promise<OwnTicket> {
    const { templeId, occurrenceId, partyId, orderId, amountCents, answers, accountId } = ticket;
    const facts = found(await dateFacts(manager, templeId, occurrenceId));
    const party = await manager.find(TicketRow, { where: { templeId, partyId, occurrenceId }, order: { isLead: 'DESC', id: 'ASC' } });
    const types = await manager.findBy(TicketTypeRow, { templeId, id: In(party.map(({ typeId }) => typeId)) });
    const write = await this.keys.writer();
    const shown = (row: TicketRow) => partyTicket(row, write, types.find(({ id }) => id === row.typeId)?.detail ?? '');
    const rest = party.filter((row) => row.id !== ticket.id && row.accountId === accountId);
    // A child who is inside is handed over by what its ticket shows, also one that ended.
    const inside = await canceledInside(manager, rest);
    const others = rest.filter(({ id, status }) => status === 'valid' || inside.has(id));
    const { date, series, sale } = facts;
    const ownType = types.find(({ id }) => id === ticket.typeId);
    const used = await isUsed(manager, ticket);
    const movable = !used && canMove(ticket, ownType, facts, now);
    const back = await backOnCancel(manager, ticket, now);
    const given = isGiven(ticket);
    const temple = await this.temples.of(manager, templeId);
    const onOthers = await otherTickets(manager, ticket);
    return {
      ...(await shown(ticket)),
      event: ticketEvent({ row: date, series, temple }, ticket.status),
      // What somebody else paid, and with what, is theirs.
      orderId: given ? null : orderId,
      amountCents: given ? null : amountCents,
      answers,
      child: ownType && isInCare(ownType) ? await this.childOf(manager, ticket) : null,
      party: await Promise.all(others.map(shown)),
      cancelCents: back !== null && given ? 0 : back,
      canGiveRefund: await canGiveRefund(manager, ticket),
      endsAlong: given ? [] : await endsAlong(manager, ticket, now),
      refundUntil: refundUntilOf(ticket, facts).toISOString(),
      passOnUntil: before(date, sale.passOnHours).toISOString(),
      canPassOn: !used && ticket.status === 'valid' && ticket.takesSeat && now < before(date, sale.passOnHours),
      canMove: movable && sale.isOpen && (await otherDates(manager, facts, 'holder', now)).length > 0,
      moveUntil: moveUntil(ticket, facts).toISOString(),
      otherDates: onOthers.map(({ id, startsAt }) => ({ id, startsAt: startsAt.toISOString() })),
      allDates: await termsOfAll(manager, [ticket, ...onOthers], now),
    };
  }

  private async childOf(manager: EntityManager, ticket: TicketRow): Promise<OwnTicketChild | null> {
    return (await inCareBy(manager, [ticket])).has(ticket.id) ? this.children.ofHolder(manager, ticket) : null;
  }

  private async eventsOf(manager: EntityManager, tickets: readonly TicketRow[]) {
    const pick = (key: 'templeId' | 'occurrenceId') => [...new Set(tickets.map((ticket) => ticket[key]))];
    const dates =
      tickets.length > 0 ? await manager.findBy(EventOccurrenceRow, { templeId: In(pick('templeId')), id: In(pick('occurrenceId')) }) : [];
    const ids = [...new Set(dates.map(({ eventId }) => eventId))];
    const series = ids.length > 0 ? await manager.findBy(EventSeriesRow, { templeId: In(pick('templeId')), id: In(ids) }) : [];
    const temples = await this.temples.named(manager, pick('templeId'));
    return (ticket: TicketRow) => {
      const row = found(dates.find(({ id }) => id === ticket.occurrenceId));
      const event = { row, series: found(series.find(({ id }) => id === row.eventId)), temple: found(temples.get(ticket.templeId)) };
      return ticketEvent(event, ticket.status);
    };
  }
}

/** Until the end of its date, for who comes late and who picks up a child. A postponed date is to come, although the time it had has passed. */
const IS_AHEAD = `(ticket.startsAt > :now OR EXISTS (SELECT 1 FROM event_occurrences waiting
  WHERE waiting.templeId = ticket.templeId AND waiting.id = ticket.occurrenceId
    AND (waiting.status = 'postponed' OR waiting.endsAt > :now)))`;

/** Ends a ticket's code, and keeps when. False where the ticket ended, or had all of its codes. */
async function replaceCode(tx: EntityManager, ticket: TicketRow): Promise<boolean> {
  const { templeId, id, version } = ticket;
  const now = new Date();
  const code = nextCode(ticket, now);
  if (!code) return false;
  return (await tx.update(TicketRow, { templeId, id, version, status: 'valid' }, { ...code, updatedAt: now })).affected === 1;
}

const partiesOf = (manager: EntityManager, accountId: string, leads: readonly TicketRow[]): Promise<TicketRow[]> =>
  leads.length === 0
    ? Promise.resolve([])
    : manager.find(TicketRow, {
        where: { templeId: In(leads.map(({ templeId }) => templeId)), partyId: In(leads.map(({ partyId }) => partyId)), accountId },
        order: { isLead: 'DESC', id: 'ASC' },
      });
