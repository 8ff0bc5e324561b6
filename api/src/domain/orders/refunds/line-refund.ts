import { type EntityManager, In } from 'typeorm';
import type { OrderLine } from '../order-line.entity.ts';
import { Refund } from './refund.entity.ts';
import { RefundLine } from './refund-line.entity.ts';

/** Why and how much of a line went back last, in cents: nothing comes back of a check that bounced. Null where a bank took the money. */
export async function lastRefundOf(
  tx: EntityManager,
  { templeId, id: lineId }: Pick<OrderLine, 'templeId' | 'id'>,
): Promise<{ reason: string; cents: number } | null> {
  const shares = await tx.findBy(RefundLine, { templeId, lineId });
  if (shares.length === 0) return null;
  const done = { templeId, id: In(shares.map(({ refundId }) => refundId)), status: In(['succeeded', 'owed']) };
  const refund = await tx.findOne(Refund, { where: done, order: { settledAt: 'DESC', id: 'DESC' } });
  if (!refund) return null;
  const cents = shares.find(({ refundId }) => refundId === refund.id)?.cents ?? 0;
  return { reason: refund.reason, cents: refund.cause === 'check-returned' ? 0 : cents };
}
