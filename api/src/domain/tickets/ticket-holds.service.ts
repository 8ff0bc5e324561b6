import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { Order } from '../orders/order.entity.ts';
import { OrderLine } from '../orders/order-line.entity.ts';
import type { KnownLines } from '../orders/purchasable.ts';
import { holdDiscount, releaseDiscount } from './discounts/ticket-discount-uses.ts';
import { seatOf } from './series/ticket-series.ts';
import { fitsSeries } from './series/ticket-series-dates.ts';
import type { TicketFacts } from './ticket-facts.ts';
import { itemOf, type TicketItem } from './ticket-line.ts';
import { assertOrderable, factsOf } from './ticket-order-limits.ts';
import { changePlaces, lockDatePlaces } from './ticket-places.ts';
import { assertWithinOffer, claimOffer } from './waits/ticket-wait-claims.ts';
import { waiterOf } from './waits/ticket-wait-rows.ts';

/** Places at dates while they are in a cart or being paid for. */
@Injectable()
export class TicketHolds {
  /** Takes a place for each line that can still be had as it is. Throws `invalid-fields` for what isn't filled in and the limits of an order, and `tickets-approval-needed`. */
  async reserve(tx: EntityManager, order: Order, lines: readonly OrderLine[], known?: KnownLines): Promise<OrderLine[]> {
    const gone = [];
    for (const line of lines) {
      const facts = (known?.reads.get(line.id) as TicketFacts | undefined) ?? (await factsOf(tx, line));
      await assertOrderable(tx, order, facts, line);
      // What was priced just now fits.
      const fits = known !== undefined || (await fitsSeries(tx, facts, await wholeItem(tx, line), new Date()));
      if (!fits || !(await this.take(tx, order, line, facts))) gone.push(line);
    }
    return gone;
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
    const claimed = wait !== null && (await claimOffer(tx, wait, { who: waiterOf(order), person }, now));
    if (type.needsApproval && claimed !== 'approved') throw new DomainError('tickets-approval-needed');
    if (!(await changePlaces(tx, 'hold', places, now))) {
      if (wait && !claimed) await assertWithinOffer(tx, wait, { who: waiterOf(order), isFirst: person.others !== null });
      await releaseDiscount(tx, line);
      return false;
    }
    if (await holdDiscount(tx, line, facts, now)) return true;
    await changePlaces(tx, 'freeHeld', places, now);
    return false;
  }
}

/** What a line asks for, as the first of its registration for all dates says it: that one names the dates. */
async function wholeItem(tx: EntityManager, line: OrderLine): Promise<TicketItem> {
  const item = itemOf(line);
  const seat = seatOf(item);
  if (!seat || item.series) return item;
  const lines = await tx.findBy(OrderLine, { templeId: line.templeId, orderId: line.orderId, kind: 'ticket' });
  return lines.map(itemOf).find(({ series }) => series?.id === seat.id) ?? item;
}
