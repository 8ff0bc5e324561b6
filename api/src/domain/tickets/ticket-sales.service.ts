import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type ErrorCode, type LineOccasion, messagesOf, SERIES_CHANGED_REASON, ticketLineSchema, ticketNoun } from '@sannidhi/contracts';
import { type EntityManager, In } from 'typeorm';
import { execute } from '../../platform/database/execute.ts';
import { insertRow } from '../../platform/database/rows.ts';
import { DomainError, fieldError, found } from '../../platform/http/domain-error.ts';
import { EventOccurrenceRow } from '../events/event-occurrence.entity.ts';
import { reasonsOf } from '../orders/canceled-lines.ts';
import type { Order } from '../orders/order.entity.ts';
import { OrderLine } from '../orders/order-line.entity.ts';
import type { Ask, FreedWhy, KnownLines, Market, PaidLine, Purchasable, Quote, Refused, Wanted } from '../orders/purchasable.ts';
import { Purchasables } from '../orders/purchasables.ts';
import { AddedAlone } from './added-alone.service.ts';
import { addPaid } from './event-takings.ts';
import { TicketRow } from './ticket.entity.ts';
import { byHolder } from './ticket-cancellations.service.ts';
import { forgetChildren, forgetForm, isInCare } from './ticket-child-rows.ts';
import { TicketChildren } from './ticket-children.service.ts';
import { askedDiscount, holdDiscount, releaseDiscount } from './ticket-discount-uses.ts';
import { closedType, placesLeft, type TicketFacts, ticketFacts } from './ticket-facts.ts';
import { assertFilledIn, itemOf, type TicketItem, ticketLine } from './ticket-line.ts';
import { lockOrderTickets } from './ticket-move-rows.ts';
import { TicketNotices } from './ticket-notices.service.ts';
import { changePlaces, lockDatePlaces, lockPlacesOf, type PlaceChange } from './ticket-places.ts';
import { ticketRow } from './ticket-row.ts';
import { isForSeries, seatOf, seatsAlong } from './ticket-series.ts';
import { fitsSeries } from './ticket-series-dates.ts';
import { TicketTypeRow } from './ticket-type.entity.ts';
import { waiterOf } from './ticket-wait-rows.ts';
import { TicketWaitlist } from './ticket-waitlist.service.ts';
import { wasChangedSince } from './under-way.ts';

const say = messagesOf(ticketNoun);

/** Tickets as lines of an order: one place at one date each. The ticket is written when its line was paid for, or settled for nothing. */
@Injectable()
export class TicketSales implements Purchasable<TicketItem>, OnModuleInit {
  readonly kind = 'ticket';
  readonly itemSchema = ticketLineSchema;
  readonly takesPlaces = true;

  constructor(
    private readonly purchasables: Purchasables,
    private readonly waitlist: TicketWaitlist,
    private readonly notices: TicketNotices,
    private readonly children: TicketChildren,
    private readonly added: AddedAlone,
  ) {}

  onModuleInit(): void {
    this.purchasables.add(this);
  }

  /** Null for a ticket of another event or temple, what isn't sold now, and what is sold out for who has no place. */
  async quote(manager: EntityManager, { temple, policy }: Market, asks: readonly Ask<TicketItem>[]): Promise<(Quote | null)[]> {
    const now = new Date();
    const quotes = [];
    for (const { item, held, heldLine, read } of asks) {
      const facts = (read as TicketFacts | undefined) ?? (await ticketFacts(manager, temple.id, item.occurrenceId, item.typeId))[0];
      const wait = item.waitId === null ? null : { templeId: temple.id, id: item.waitId, occurrenceId: item.occurrenceId };
      const discount = facts ? await askedDiscount(manager, facts, item, now) : null;
      const isPriced = held || discount === null || discount.isUsable;
      const isKept = held || (wait !== null && (await this.waitlist.isOffered(manager, wait, now)));
      const mayBeHad = facts && closedType(facts, now) === null && isPriced && (isKept || placesLeft(facts) !== 0);
      const isFor = mayBeHad && (held || (await fitsSeries(manager, facts, item, now)));
      const occasion = facts && { startsAt: facts.date.startsAt.toISOString(), people: facts.type.takesSeat ? 1 : 0 };
      const line = isFor ? ticketLine(facts, policy, item, discount) : null;
      const kept = facts && line && heldLine && hasEnded(facts.type, item) && heldLine.amountCents < line.amountCents ? heldLine : {};
      quotes.push(line && { ...line, ...kept, ...(occasion ? { occasion } : {}), read: facts });
    }
    return quotes;
  }

  /** Its time or its offer speaks against it, or it is another event's. */
  async whyNot(manager: EntityManager, { templeId, item }: Refused<TicketItem>): Promise<ErrorCode | null> {
    const [facts] = await ticketFacts(manager, templeId, item.occurrenceId, item.typeId);
    if (!facts) return 'ticket-of-other-event';
    const now = new Date();
    const discount = await askedDiscount(manager, facts, item, now);
    const isOver = discount !== null && !discount.isUsable;
    const closed = closedType(facts, now);
    if (closed) return closed;
    if (!(await fitsSeries(manager, facts, item, now))) return 'ticket-series-changed';
    return isOver ? 'ticket-discount-over' : item.waitId ? 'ticket-offer-over' : 'tickets-sold-out';
  }

  /** The others of its party, and everyone on the other dates of a registration for all of them. */
  along(item: TicketItem): Wanted[] {
    const { occurrenceId, waitId, discountId, others } = item;
    // Carts that were filled before there were codes know nothing of them.
    const code = discountId === undefined ? {} : { discountId };
    const all = seatsAlong(item);
    if (all.length > 0) return all.map((seat) => ({ kind: 'ticket', item: { ...seat, others: null, waitId, ...code } }));
    return (others ?? []).map((person) => ({ kind: 'ticket', item: { occurrenceId, ...person, others: null, waitId, ...code } }));
  }

  /** Nobody has the price for all dates on some of them. */
  leavesTogether(item: TicketItem): boolean {
    return seatOf(item) !== null;
  }

  togetherId(item: TicketItem): string | null {
    return seatOf(item)?.id ?? null;
  }

  /** An offer from the waitlist is for one party, however often it is accepted. */
  isSame({ waitId, others }: TicketItem, other: TicketItem): boolean {
    return waitId !== null && others !== null && other.others !== null && waitId === other.waitId;
  }

  /** Its answers and its order's limits are as they have to be by now, and it needs no approval. */
  async isComplete(tx: EntityManager, order: Order, line: OrderLine): Promise<boolean> {
    const facts = await this.factsOf(tx, line);
    if (facts.type.needsApproval && itemOf(line).waitId === null) return false;
    return assertOrderable(tx, order, facts, line).then(() => true, refused);
  }

  /** Takes a place for each line that can still be had as it is. Throws `invalid-fields` for what isn't filled in and the limits of an order, and `tickets-approval-needed`. */
  async reserve(tx: EntityManager, order: Order, lines: readonly OrderLine[], _said: undefined, known?: KnownLines): Promise<OrderLine[]> {
    const gone = [];
    for (const line of lines) {
      const facts = (known?.reads.get(line.id) as TicketFacts | undefined) ?? (await this.factsOf(tx, line));
      await assertOrderable(tx, order, facts, line);
      // What was priced just now fits.
      const fits = known !== undefined || (await fitsSeries(tx, facts, await wholeItem(tx, line), new Date()));
      if (!fits || !(await this.take(tx, order, line, facts))) gone.push(line);
    }
    return gone;
  }

  /**
   * Writes the tickets of what was paid for. A party that finds no place is first on the waitlist, unless the date was canceled. One whose date
   * was changed while it paid is told, and can cancel for its price as those who had paid before.
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

  /** Those of dates that the temple canceled while they were being paid for. */
  async canceledWhy(tx: EntityManager, lines: readonly OrderLine[]): Promise<Map<string, string>> {
    const [first] = lines;
    if (!first) return new Map();
    const ids = lines.map(({ itemId }) => found(itemId));
    const canceled = await tx.findBy(EventOccurrenceRow, { templeId: first.templeId, id: In(ids), status: 'canceled' });
    // That a series changed is no reason of the office's, and is stored in English.
    return reasonsOf(
      lines,
      canceled.map(({ id, reason }) => ({ id, reason: reason === SERIES_CHANGED_REASON ? '' : reason })),
    );
  }

  /** Frees places, which go to the waitlist first; what was registered for them is canceled, and what would be left without a person follows. */
  async release(tx: EntityManager, order: Order, lines: readonly OrderLine[], were: 'held' | 'taken', why?: FreedWhy): Promise<void> {
    const now = new Date();
    const dates = new Map<string, string>();
    const ended: TicketRow[] = [];
    if (were === 'taken') await lockOrderTickets(tx, { templeId: order.templeId, orderId: order.id });
    for (const line of lines) {
      const { templeId } = line;
      const { typeId, waitId } = itemOf(line);
      const type = await tx.findOneByOrFail(TicketTypeRow, { templeId, id: typeId });
      const occurrenceId = found(line.itemId);
      await changePlaces(tx, were === 'held' ? 'freeHeld' : 'freeSold', { templeId, occurrenceId, type, count: 1 }, now);
      await releaseDiscount(tx, line);
      if (were === 'taken') ended.push(...(await endTickets(tx, line, now)));
      // Until a party's last place is free, none goes to anybody else: it may have them again.
      else if (waitId !== null && (await partyHasPlaces(tx, order, occurrenceId, waitId))) continue;
      else if (waitId !== null) await this.waitlist.renew(tx, { templeId, id: waitId }, now);
      dates.set(occurrenceId, type.saleId);
    }
    for (const saleId of new Set(dates.values()))
      for (const [lead, own] of byHolder(ended.filter(({ occurrenceId }) => dates.get(occurrenceId) === saleId)))
        await (why === 'bank'
          ? this.notices.unpaid(tx, lead, own)
          : this.notices.canceled(tx, lead, { reason: null, refundCents: 0, tickets: own }));
    await this.added.follow(tx, ended);
    if (why === 'again') return;
    for (const [occurrenceId, saleId] of dates) await this.waitlist.offerFree(tx, { templeId: order.templeId, occurrenceId, saleId }, now);
  }

  /** When its date is. */
  async occasionsOf(manager: EntityManager, lines: readonly OrderLine[]): Promise<Map<string, LineOccasion>> {
    if (lines.length === 0) return new Map();
    const ids = [...new Set(lines.flatMap(({ itemId }) => itemId ?? []))];
    const temples = [...new Set(lines.map(({ templeId }) => templeId))];
    const dates = await manager.findBy(EventOccurrenceRow, { templeId: In(temples), id: In(ids) });
    const starts = new Map(dates.map(({ id, startsAt }) => [id, startsAt.toISOString()]));
    return new Map(
      lines.flatMap(({ id, itemId }) => {
        const startsAt = starts.get(itemId ?? '');
        return startsAt ? [[id, { startsAt, people: 1 }] as const] : [];
      }),
    );
  }

  describe({ label }: OrderLine): string {
    return label;
  }

  /** A devotee's own cancellation keeps to the event's terms, which `TicketChanges` knows. */
  refundable({ amountCents }: OrderLine): number {
    return amountCents;
  }

  private async take(tx: EntityManager, order: Order, line: OrderLine, facts: TicketFacts): Promise<boolean> {
    const { templeId } = line;
    const { date, type } = facts;
    const { waitId, ...person } = itemOf(line);
    const now = new Date();
    const places = { templeId, occurrenceId: date.id, type, count: 1 };
    if (waitId) {
      await lockDatePlaces(tx, templeId, date.id, type.saleId);
      // Before the claim, which ends the offer: a code that was closed meanwhile doesn't cost a party its turn.
      if (!(await holdDiscount(tx, line, facts, now))) return false;
    }
    const wait = waitId === null ? null : { templeId, id: waitId, occurrenceId: date.id };
    const claimed = wait !== null && (await this.waitlist.claim(tx, wait, { who: waiterOf(order), person }, now));
    if (type.needsApproval && claimed !== 'approved') throw new DomainError('tickets-approval-needed');
    if (!(await changePlaces(tx, 'hold', places, now))) {
      if (wait && !claimed) await this.waitlist.assertWithinOffer(tx, wait, waiterOf(order));
      await releaseDiscount(tx, line);
      return false;
    }
    if (await holdDiscount(tx, line, facts, now)) return true;
    await changePlaces(tx, 'freeHeld', places, now);
    return false;
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
    await this.waitlist.claim(tx, { templeId, id: waitId, occurrenceId: date.id }, { who: waiterOf(order), person }, new Date());
  }

  private async factsOf(tx: EntityManager, line: OrderLine): Promise<TicketFacts> {
    const { occurrenceId, typeId } = itemOf(line);
    return found((await ticketFacts(tx, line.templeId, occurrenceId, typeId))[0]);
  }
}

/** The ticket by which each party is listed on its date; for all dates together, only on the first. */
function leadsOf(tickets: readonly TicketRow[]): TicketRow[] {
  const leads = tickets.filter(({ isLead }) => isLead).sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  return leads.filter(({ seriesKey }, index) => seriesKey === null || leads.findIndex((other) => other.seriesKey === seriesKey) === index);
}

/** Whether a ticket of a registration for all dates couldn't be had so any more. */
const hasEnded = (type: TicketTypeRow, item: TicketItem): boolean => seatOf(item) !== null && !isForSeries(type);

/** What a line asks for, as the first of its registration for all dates says it: that one names the dates. */
async function wholeItem(tx: EntityManager, line: OrderLine): Promise<TicketItem> {
  const item = itemOf(line);
  const seat = seatOf(item);
  if (!seat || item.series) return item;
  const lines = await tx.findBy(OrderLine, { templeId: line.templeId, orderId: line.orderId, kind: 'ticket' });
  return lines.map(itemOf).find(({ series }) => series?.id === seat.id) ?? item;
}

async function assertOrderable(tx: EntityManager, order: Order, facts: TicketFacts, line: OrderLine): Promise<void> {
  await assertFilledIn(tx, order, facts, itemOf(line));
  await assertOrderLimits(tx, order, facts);
}

function refused(error: unknown): false {
  if (error instanceof DomainError) return false;
  throw error;
}

/** At least and at most so many of a kind in one order for a date. */
async function assertOrderLimits(tx: EntityManager, { templeId, id: orderId }: Order, { date, type }: TicketFacts): Promise<void> {
  // Two lines added at once: the second waits here until the first is in the order.
  await execute(tx, 'UPDATE orders SET id = id WHERE templeId = ? AND id = ?', [templeId, orderId]);
  const lines = await tx.findBy(OrderLine, { templeId, orderId, kind: 'ticket', itemId: date.id });
  const count = lines.filter((line) => itemOf(line).typeId === type.id).length;
  if (count < type.orderMin) throw fieldError('others', say('ticket.order-min', { type: type.name, min: type.orderMin }));
  if (count > type.orderMax) throw fieldError('others', say('ticket.order-max', { type: type.name, max: type.orderMax }));
}

/** A line's ticket is canceled, no matter who has it by now. */
async function endTickets(tx: EntityManager, { templeId, id: lineId }: OrderLine, now: Date): Promise<TicketRow[]> {
  const valid = { templeId, lineId, status: 'valid' as const };
  const tickets = await tx.findBy(TicketRow, valid);
  if (tickets.length > 0) await tx.update(TicketRow, valid, { status: 'canceled', updatedAt: now });
  await forgetChildren(tx, tickets);
  return tickets;
}

/** Whether an order holds or bought places of a party that came from the waitlist. */
async function partyHasPlaces(tx: EntityManager, { templeId, id: orderId }: Order, occurrenceId: string, waitId: string): Promise<boolean> {
  const lines = await tx.findBy(OrderLine, { templeId, orderId, kind: 'ticket', itemId: occurrenceId, place: In(['held', 'taken']) });
  return lines.some((line) => itemOf(line).waitId === waitId);
}
