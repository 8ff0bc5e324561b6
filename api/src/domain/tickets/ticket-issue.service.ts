import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { insertRow } from '../../platform/database/rows.ts';
import { found } from '../../platform/http/domain-error.ts';
import type { EventOccurrenceRow } from '../events/event-occurrence.entity.ts';
import type { Order } from '../orders/order.entity.ts';
import type { OrderLine } from '../orders/order-line.entity.ts';
import type { PaidLine } from '../orders/purchasable.ts';
import { forgetForm, isInCare } from './children/ticket-child-rows.ts';
import { TicketChildren } from './children/ticket-children.service.ts';
import { holdDiscount } from './discounts/ticket-discount-uses.ts';
import { addPaid } from './figures/event-takings.ts';
import { TicketNotices } from './notices/ticket-notices.service.ts';
import { TicketRow } from './ticket.entity.ts';
import { type TicketFacts, ticketFacts } from './ticket-facts.ts';
import { itemOf } from './ticket-line.ts';
import { changePlaces, lockDatePlaces, lockPlacesOf, type PlaceChange } from './ticket-places.ts';
import { ticketRow } from './ticket-row.ts';
import { wasChangedSince } from './under-way.ts';
import { claimOffer } from './waits/ticket-wait-claims.ts';
import { waiterOf } from './waits/ticket-wait-rows.ts';
import { TicketWaitlist } from './waits/ticket-waitlist.service.ts';

/** Tickets of what was paid for, or settled for nothing. */
@Injectable()
export class TicketIssue {
  constructor(
    private readonly waitlist: TicketWaitlist,
    private readonly notices: TicketNotices,
    private readonly children: TicketChildren,
  ) {}

  /**
   * Writes the tickets of what was paid for. A party that finds no place is first on the waitlist, unless the date was canceled. If the date
   * changed during payment, the party is notified and can cancel for a full refund, like those who had already paid.
   */
  async confirm(tx: EntityManager, order: Order, lines: readonly PaidLine[]): Promise<OrderLine[]> {
    const gone: OrderLine[] = [];
    const tickets: TicketRow[] = [];
    const changed: { lead: TicketRow; date: EventOccurrenceRow }[] = [];
    const sold = await this.sellAll(tx, order, lines);
    for (const { line } of lines) {
      const { child } = itemOf(line);
      await forgetForm(tx, line);
      const facts = sold.get(line.id);
      if (!facts) {
        gone.push(line);
        continue;
      }
      const isLead = !tickets.some(({ occurrenceId }) => occurrenceId === facts.date.id);
      const isChanged = wasChangedSince(facts.date, order);
      const ticket = { ...ticketRow({ order, line, date: facts.date, type: facts.type, isLead }), refundOpen: isChanged };
      if (isLead && isChanged) changed.push({ lead: ticket, date: facts.date });
      await insertRow(tx, TicketRow, ticket);
      if (child && isInCare(facts.type)) await this.children.keep(tx, ticket, child);
      tickets.push(ticket);
    }
    for (const lead of leadsOf(tickets)) await this.notices.registered(tx, order, lead, tickets);
    for (const { lead, date } of changed)
      await this.notices.changed(tx, lead, date, { kind: date.status === 'postponed' ? 'postponed' : 'moved', reason: date.reason });
    await this.waitlist.endBought(tx, order, tickets);
    await this.waitlist.waitFirst(tx, order, gone);
    await this.offerLeft(tx, order, lines);
    await addPaid(
      tx,
      lines.map(({ line }) => line).filter((line) => !gone.includes(line)),
    );
    return gone;
  }

  /**
   * Sells the places of an order's lines, and answers what each is for; nothing is added on a date where none of its people has a place. The
   * dates are read after their places are locked, as `TicketDates` locks them in the transaction that cancels or moves one: either that sees
   * these tickets, or it is seen here. Otherwise a ticket could be written on a date that was canceled in between, and nobody would refund it.
   */
  private async sellAll(tx: EntityManager, order: Order, lines: readonly PaidLine[]): Promise<Map<string, TicketFacts>> {
    const dates = lines.map(({ line }) => found(line.itemId));
    await lockPlacesOf(tx, order.templeId, dates);
    const asked: { paid: PaidLine; facts: TicketFacts }[] = [];
    for (const paid of lines) {
      const [facts] = await ticketFacts(tx, paid.line.templeId, found(paid.line.itemId), itemOf(paid.line).typeId);
      if (facts) asked.push({ paid, facts });
    }
    const people = asked.filter(({ facts }) => facts.type.takesSeat);
    const sold = new Map<string, TicketFacts>();
    const isAlone = ({ type, date }: TicketFacts): boolean => {
      const ofDate = people.filter(({ facts }) => facts.date.id === date.id);
      return !type.takesSeat && ofDate.length > 0 && !ofDate.some(({ paid }) => sold.has(paid.line.id));
    };
    for (const { paid, facts } of [...people, ...asked.filter(({ facts: { type } }) => !type.takesSeat)]) {
      const alone = isAlone(facts);
      // A place that it held is counted as sold until its refund frees it.
      if (alone && !paid.held) continue;
      if ((await this.sell(tx, order, facts, paid)) && !alone) sold.set(paid.line.id, facts);
    }
    return sold;
  }

  /** A payment that found no place ended its guest's newer checkout: places it didn't need from that go to the waitlist. */
  private async offerLeft(tx: EntityManager, { templeId, guestSessionId }: Order, lines: readonly PaidLine[]): Promise<void> {
    if (guestSessionId === null) return;
    const late = lines.filter(({ held }) => !held).map(({ line }) => found(line.itemId));
    for (const occurrenceId of new Set(late)) await this.waitlist.offerLeft(tx, { templeId, occurrenceId }, new Date());
  }

  private async sell(tx: EntityManager, order: Order, facts: TicketFacts, { line, held }: PaidLine): Promise<boolean> {
    const { date, type } = facts;
    const now = new Date();
    const places = { templeId: order.templeId, occurrenceId: date.id, type, count: 1 };
    if (!held) await this.claimAgain(tx, order, facts, line);
    const change: PlaceChange = order.source === 'counter' ? 'sellAtCounter' : held ? 'sellHeld' : 'sellFree';
    if (!(await changePlaces(tx, change, places, now))) return false;
    // A hold that lapsed gave its use of a code back as well.
    if (!held && !(await holdDiscount(tx, line, facts, now))) {
      await changePlaces(tx, 'freeSold', places, now);
      return false;
    }
    // A line that had a place keeps it until its refund, which frees it.
    return date.status !== 'canceled';
  }

  /** Money that arrived after its hold ended: where its offer is open again, that place is its own. */
  private async claimAgain(tx: EntityManager, order: Order, { date, type }: TicketFacts, line: OrderLine) {
    const { waitId, ...person } = itemOf(line);
    const { templeId } = line;
    if (waitId === null) return;
    await lockDatePlaces(tx, templeId, date.id, type.saleId);
    await claimOffer(tx, { templeId, id: waitId, occurrenceId: date.id }, { who: waiterOf(order), person }, new Date());
  }
}

/** The ticket by which each party is listed on its date; for all dates together, only on the first. */
function leadsOf(tickets: readonly TicketRow[]): TicketRow[] {
  const leads = tickets.filter(({ isLead }) => isLead).sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  return leads.filter(({ seriesKey }, index) => seriesKey === null || leads.findIndex((other) => other.seriesKey === seriesKey) === index);
}
