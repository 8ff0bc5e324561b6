import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type ErrorCode, type LineOccasion, SERIES_CHANGED_REASON, ticketLineSchema } from '@sannidhi/contracts';
import { type EntityManager, In } from 'typeorm';
import { DomainError, found } from '../../platform/http/domain-error.ts';
import { EventOccurrenceRow } from '../events/event-occurrence.entity.ts';
import type { Order } from '../orders/order.entity.ts';
import type { OrderLine } from '../orders/order-line.entity.ts';
import type { Ask, FreedWhy, KnownLines, Market, PaidLine, Purchasable, Quote, Refused, Wanted } from '../orders/purchasable.ts';
import { Purchasables } from '../orders/purchasables.ts';
import { reasonsOf } from '../orders/refunds/canceled-lines.ts';
import { askedDiscount } from './discounts/ticket-discount-uses.ts';
import { isForSeries, seatOf, seatsAlong } from './series/ticket-series.ts';
import { fitsSeries } from './series/ticket-series-dates.ts';
import { closedType, placesLeft, type TicketFacts, ticketFacts } from './ticket-facts.ts';
import { TicketHolds } from './ticket-holds.service.ts';
import { TicketIssue } from './ticket-issue.service.ts';
import { itemOf, type TicketItem, ticketLine } from './ticket-line.ts';
import { assertOrderable, factsOf } from './ticket-order-limits.ts';
import { TicketReleases } from './ticket-releases.service.ts';
import type { TicketTypeRow } from './ticket-type.entity.ts';
import { isOffered } from './waits/ticket-wait-claims.ts';

/** Tickets as lines of an order: one place at one date each. The ticket is written when its line was paid for, or settled for nothing. */
@Injectable()
export class TicketSales implements Purchasable<TicketItem>, OnModuleInit {
  readonly kind = 'ticket';
  readonly itemSchema = ticketLineSchema;
  readonly takesPlaces = true;

  constructor(
    private readonly purchasables: Purchasables,
    private readonly holds: TicketHolds,
    private readonly issue: TicketIssue,
    private readonly releases: TicketReleases,
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
      const isKept = held || (wait !== null && (await isOffered(manager, wait, now)));
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
    const facts = await factsOf(tx, line);
    if (facts.type.needsApproval && itemOf(line).waitId === null) return false;
    return assertOrderable(tx, order, facts, line).then(() => true, refused);
  }

  /** Throws `invalid-fields` for what isn't filled in and the limits of an order, and `tickets-approval-needed`. */
  reserve(tx: EntityManager, order: Order, lines: readonly OrderLine[], _said: undefined, known?: KnownLines): Promise<OrderLine[]> {
    return this.holds.reserve(tx, order, lines, known);
  }

  confirm(tx: EntityManager, order: Order, lines: readonly PaidLine[]): Promise<OrderLine[]> {
    return this.issue.confirm(tx, order, lines);
  }

  release(tx: EntityManager, order: Order, lines: readonly OrderLine[], were: 'held' | 'taken', why?: FreedWhy): Promise<void> {
    return this.releases.release(tx, order, lines, were, why);
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
}

/** Whether a ticket of a registration for all dates couldn't be had so any more. */
const hasEnded = (type: TicketTypeRow, item: TicketItem): boolean => seatOf(item) !== null && !isForSeries(type);

/** A refusal of its seller, rather than a fault. */
function refused(error: unknown): false {
  if (error instanceof DomainError) return false;
  throw error;
}
