import { Injectable } from '@nestjs/common';
import { WAS_PAID } from '@sannidhi/contracts';
import { type EntityManager, type FindOptionsWhere, In } from 'typeorm';
import { DomainError } from '../../platform/http/domain-error.ts';
import { SlotFollowers } from '../assignments/slot-followers.service.ts';
import { leftOfPrice } from '../bookings/booking-lines.ts';
import { moveBooking } from '../bookings/moves/booking-moves.ts';
import { Order } from '../orders/order.entity.ts';
import { OrderLine } from '../orders/order-line.entity.ts';
import { PlacesService } from '../orders/places/places.service.ts';
import type { RefundWhy } from '../orders/refunds/refund-hold.ts';
import { RefundsService } from '../orders/refunds/refunds.service.ts';
import { PoojaSlotRow } from '../poojas/pooja-slot.entity.ts';
import { PoojaRequestRow } from './pooja-request.entity.ts';
import { moveRequest } from './request-moves.ts';
import { UNSAID } from './unsaid.ts';

type ScheduledRequest = Pick<PoojaRequestRow, 'templeId' | 'id' | 'accountId' | 'slotId' | 'bookingId'>;

/** What of the payments goes back: prices and the fees that were covered, the prices alone, or neither. */
type Share = 'all' | 'price' | 'nothing';

/** How a request is canceled. */
interface Ending {
  from: FindOptionsWhere<PoojaRequestRow>;
  share: Share;
  reason?: string;
}

const leftOf = (line: OrderLine, share: Share): number =>
  share === 'nothing' ? 0 : share === 'price' ? leftOfPrice(line) : line.amountCents + line.coveredFeeCents - line.refundHeldCents;

/** Ends requests with everything that hangs on them: payments, the time, and the booking. */
@Injectable()
export class RequestEndings {
  constructor(
    private readonly refunds: RefundsService,
    private readonly places: PlacesService,
    private readonly followers: SlotFollowers,
  ) {}

  /**
   * Cancels a request and refunds its share of what is left of its payments. Answers the cents that go back. Throws `request-moved-on`, and
   * `request-being-paid` while a payment may still arrive.
   */
  async cancel(tx: EntityManager, row: PoojaRequestRow, why: RefundWhy, { from, share, reason }: Ending): Promise<number> {
    await this.endDeclined(tx, row);
    const moved = await moveRequest(tx, row, 'canceled', { reason: reason ?? null }, from);
    if (!moved) throw new DomainError((await isBeingPaid(tx, row)) ? 'request-being-paid' : 'request-moved-on');
    await this.endService(tx, row, reason ?? null);
    return this.refund(tx, row, why, share);
  }

  /** A payment whose card was declined doesn't keep a request from what its family or the temple does with it. */
  async endDeclined(tx: EntityManager, { templeId, accountId, payLineId }: PoojaRequestRow): Promise<void> {
    if (payLineId !== null) await this.places.endDeclined(tx, { templeId, payerAccountId: accountId }, { id: payLineId });
  }

  /** Ends the time and the booking of a request that was canceled; its priests are notified at once. Who left is named no longer. */
  async endService(tx: EntityManager, request: ScheduledRequest, reason: string | null): Promise<void> {
    const { templeId, id, slotId, bookingId } = request;
    if (request.accountId === null) await tx.update(PoojaRequestRow, { templeId, id }, UNSAID);
    if (slotId) {
      const slot = { templeId, id: slotId };
      await tx.update(PoojaSlotRow, slot, { status: 'canceled' });
      await this.followers.follow(tx, slot);
    }
    if (bookingId) await moveBooking(tx, { templeId, id: bookingId }, 'canceled', { canceledWhy: reason });
  }

  /** Line by line: what was refunded before isn't refunded again. */
  private async refund(tx: EntityManager, { templeId, id }: PoojaRequestRow, why: RefundWhy, share: Share): Promise<number> {
    let sum = 0;
    for (const line of await paidLines(tx, { templeId, id })) {
      // Its place is gone, so that the refund doesn't end the request a second time.
      await tx.update(OrderLine, { templeId, id: line.id }, { place: null });
      const cents = leftOf(line, share);
      if (cents <= 0) continue;
      await this.refunds.requestLines(tx, { templeId, id: line.orderId }, [{ lineId: line.id, cents }], why);
      sum += cents;
    }
    return sum;
  }
}

/** The lines that paid for a request, oldest first. */
export const paidLines = (manager: EntityManager, { templeId, id }: Pick<PoojaRequestRow, 'templeId' | 'id'>): Promise<OrderLine[]> =>
  manager.find(OrderLine, { where: { templeId, kind: 'request', itemId: id, place: 'taken' }, order: { id: 'ASC' } });

/** The lines of paid orders for a request, oldest first, whatever was refunded of them. */
export async function paymentsOf(manager: EntityManager, { templeId, id }: Pick<PoojaRequestRow, 'templeId' | 'id'>): Promise<OrderLine[]> {
  const lines = await manager.find(OrderLine, { where: { templeId, kind: 'request', itemId: id }, order: { id: 'ASC' } });
  const orderIds = lines.map(({ orderId }) => orderId);
  const paid = await manager.findBy(Order, { templeId, id: In(orderIds), status: In([...WAS_PAID]) });
  return lines.filter(({ orderId }) => paid.some((order) => order.id === orderId));
}

/** Whether somebody pays for it at the moment. */
export const isBeingPaid = async (manager: EntityManager, { templeId, id }: Pick<PoojaRequestRow, 'templeId' | 'id'>): Promise<boolean> =>
  (await manager.findOneBy(PoojaRequestRow, { templeId, id }))?.payLineId != null;
