import type { OwnDonation } from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import type { Order } from '../order.entity.ts';
import { Refund } from './refund.entity.ts';
import { handedOutOf } from './refund-view.ts';

type ByHand = OwnDonation['byHand'];

/** What temples' offices hand out of refunds, or have handed out, by order. Orders paid through a provider have none and cost no query. */
export async function refundsByHand(manager: EntityManager, orders: readonly Order[]): Promise<Map<string, ByHand>> {
  const byOrder = new Map<string, ByHand>();
  const where = orders
    .filter(({ gateway, refundedCents }) => gateway === null && refundedCents > 0)
    .map(({ templeId, id }) => ({ templeId, orderId: id }));
  if (where.length === 0) return byOrder;
  const refunds = await manager.find(Refund, { where, order: { requestedAt: 'ASC', id: 'ASC' } });
  for (const refund of refunds.filter(isByHand)) byOrder.set(refund.orderId, [...(byOrder.get(refund.orderId) ?? []), shown(refund)]);
  return byOrder;
}

const isByHand = ({ status, handedOutOn }: Refund): boolean => status === 'owed' || handedOutOn !== null;

/** Who of the office handed it out is the office's matter. */
function shown(refund: Refund): ByHand[number] {
  const handed = handedOutOf(refund);
  return {
    id: refund.id,
    amountCents: refund.amountCents,
    handedOut: handed && { on: handed.on, method: handed.method, checkNumber: handed.checkNumber },
  };
}
