import { donationNoun, messagesOf, type RefundCause } from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import { insertRow } from '../../../platform/database/rows.ts';
import { DomainError, found } from '../../../platform/http/domain-error.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import { type LineShare, sumOf } from '../line-shares.ts';
import { Order } from '../order.entity.ts';
import { holdLines, holdOrder, type OrderKey } from '../places/line-holds.ts';
import { NOT_HANDED_OUT, Refund } from './refund.entity.ts';
import type { LineLimits } from './refund-limits.ts';
import { writeRefundLines } from './refund-lines.ts';
import { isRefundable, REFUNDABLE, refusal } from './refund-refusal.ts';
import type { RefundRule } from './staff-refund-limits.service.ts';

const say = messagesOf(donationNoun);

/** Why money goes back and who wants it. */
export interface RefundWhy extends Partial<RefundRule> {
  reason: string;
  cause?: RefundCause;
  requestedBy: string;
  requestedById?: string;
  /** The refund's id, where a second try of the same request must find it. */
  id?: string | undefined;
}

/** Holds the amounts and writes a pending refund that its caller ends. Throws what `refund` throws. */
export async function holdRefund(
  tx: EntityManager,
  order: OrderKey,
  lines: readonly LineShare[],
  why: RefundWhy,
  limits?: LineLimits,
): Promise<Refund> {
  const { templeId, id: orderId } = order;
  const amountCents = sumOf(lines);
  await why.assertNotOwn?.(tx, order, amountCents);
  await assertPaymentUndisputed(tx, order);
  if (!(await holdOrder(tx, order, amountCents, REFUNDABLE, why.limitCents))) await refuse(tx, order, amountCents, why);
  await holdLines(tx, order, lines, limits);
  const refund: Refund = {
    templeId,
    id: why.id ?? newId(),
    orderId,
    amountCents,
    reason: why.reason,
    cause: why.cause ?? 'refund',
    status: 'pending',
    requestedById: why.requestedById ?? null,
    requestedBy: why.requestedBy,
    requestedAt: new Date(),
    settledAt: null,
    gatewayRefundId: null,
    ...NOT_HANDED_OUT,
  };
  await insertRow(tx, Refund, refund);
  await writeRefundLines(tx, refund, lines);
  return refund;
}

/** Says why nothing could be held: the order's own reasons come before who asks. */
async function refuse(tx: EntityManager, { templeId, id }: OrderKey, cents: number, { limitCents, beyond }: RefundWhy): Promise<never> {
  const order = found(await tx.findOneBy(Order, { templeId, id }));
  const isLeft = isRefundable(order) && order.refundHeldCents + cents <= order.totalCents;
  if (isLeft && beyond && limitCents !== undefined) throw await beyond(tx);
  throw refusal(order);
}

/**
 * A gift made of a refund is its payment's money: while the bank decides about that payment, who gave it could get it twice. Throws
 * `refund-blocked`.
 */
async function assertPaymentUndisputed(tx: EntityManager, { templeId, id }: OrderKey): Promise<void> {
  const given = await tx.findOneBy(Refund, { templeId, id, status: 'given' });
  if (!given) return;
  const paid = { templeId, id: given.orderId };
  // Locked before its gift, as a dispute does.
  await tx.update(Order, paid, { updatedAt: new Date() });
  const { status } = await tx.findOneByOrFail(Order, paid);
  if (status === 'disputed') throw new DomainError('refund-blocked', { message: say('donation.payment-disputed') });
}
