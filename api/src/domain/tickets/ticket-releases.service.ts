import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { found } from '../../platform/http/domain-error.ts';
import type { Order } from '../orders/order.entity.ts';
import { OrderLine } from '../orders/order-line.entity.ts';
import type { FreedWhy } from '../orders/purchasable.ts';
import { AddedAlone } from './addons/added-alone.service.ts';
import { forgetChildren } from './children/ticket-child-rows.ts';
import { releaseDiscount } from './discounts/ticket-discount-uses.ts';
import { lockOrderTickets } from './moves/ticket-move-rows.ts';
import { TicketNotices } from './notices/ticket-notices.service.ts';
import { TicketRow } from './ticket.entity.ts';
import { byHolder } from './ticket-cancellations.service.ts';
import { itemOf } from './ticket-line.ts';
import { changePlaces } from './ticket-places.ts';
import { TicketTypeRow } from './ticket-type.entity.ts';
import { endClaim } from './waits/ticket-wait-claims.ts';
import { TicketWaitlist } from './waits/ticket-waitlist.service.ts';

/** Places that an order gives back: held ones, and those of tickets, which end with them. */
@Injectable()
export class TicketReleases {
  constructor(
    private readonly waitlist: TicketWaitlist,
    private readonly notices: TicketNotices,
    private readonly added: AddedAlone,
  ) {}

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
      else if (waitId !== null) await endClaim(tx, { templeId, id: waitId }, now);
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
