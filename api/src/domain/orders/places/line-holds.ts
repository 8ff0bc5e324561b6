import type { OrderStatus } from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import { execute } from '../../../platform/database/execute.ts';
import { DomainError, found } from '../../../platform/http/domain-error.ts';
import { type LineShare, sumOf } from '../line-shares.ts';
import type { Order } from '../order.entity.ts';
import { OrderLine } from '../order-line.entity.ts';
import type { LineLimits } from '../refunds/refund-limits.ts';

export type OrderKey = Pick<Order, 'templeId' | 'id'>;

/** Who locks several of these locks the order first and its lines by their ids: so no two wait for each other. */
const inLockOrder = (shares: readonly LineShare[]): LineShare[] => [...shares].sort((a, b) => (a.lineId < b.lineId ? -1 : 1));

/**
 * Holds an amount of an order in one of the states in one conditional UPDATE: never more than is left, nor beyond a limit for all that goes
 * back of the order, however many ask at once.
 */
export async function holdOrder(
  tx: EntityManager,
  { templeId, id }: OrderKey,
  cents: number,
  states: readonly OrderStatus[],
  limitCents: number = Number.MAX_SAFE_INTEGER,
): Promise<boolean> {
  const among = states.map(() => '?').join(', ');
  const held = await execute(
    tx,
    `UPDATE orders SET refundHeldCents = refundHeldCents + ?
     WHERE templeId = ? AND id = ? AND status IN (${among}) AND refundHeldCents + ? <= totalCents AND refundHeldCents + ? <= ?`,
    [cents, templeId, id, ...states, cents, cents, limitCents],
  );
  return held === 1;
}

/**
 * Holds amounts of an order's lines, each in one conditional UPDATE that keeps to the limits of their kinds, if any are given. Throws
 * `refund-too-large`, and `not-found` for another order's line.
 */
export async function holdLines(tx: EntityManager, order: OrderKey, shares: readonly LineShare[], limits?: LineLimits): Promise<void> {
  for (const share of inLockOrder(shares)) await holdLine(tx, order, share, limits?.get(share.lineId) ?? Number.MAX_SAFE_INTEGER);
}

async function holdLine(
  tx: EntityManager,
  { templeId, id: orderId }: OrderKey,
  { lineId, cents }: LineShare,
  limitCents: number,
): Promise<void> {
  const held = await execute(
    tx,
    `UPDATE order_lines SET refundHeldCents = refundHeldCents + ?
     WHERE templeId = ? AND id = ? AND orderId = ?
       AND refundHeldCents + ? <= amountCents + coveredFeeCents AND refundHeldCents + ? <= ?`,
    [cents, templeId, lineId, orderId, cents, cents, limitCents],
  );
  if (held === 1) return;
  found(await tx.findOneBy(OrderLine, { templeId, id: lineId, orderId }));
  throw new DomainError('refund-too-large');
}

/** Counts what was held of the lines as given back. */
export async function takeHeld(tx: EntityManager, { templeId }: OrderKey, shares: readonly LineShare[]): Promise<void> {
  for (const { lineId, cents } of inLockOrder(shares)) {
    await execute(tx, 'UPDATE order_lines SET refundedCents = refundedCents + ? WHERE templeId = ? AND id = ?', [cents, templeId, lineId]);
  }
}

/**
 * Gives lines back what was taken of them, each in one conditional UPDATE: what the provider took and returned. Throws `refund-too-large`
 * for more than was taken, and `not-found` for another order's line.
 */
export async function returnTaken(tx: EntityManager, { templeId, id: orderId }: OrderKey, shares: readonly LineShare[]): Promise<void> {
  for (const { lineId, cents } of inLockOrder(shares)) {
    const back = await execute(
      tx,
      `UPDATE order_lines SET refundedCents = refundedCents - ?, refundHeldCents = refundHeldCents - ?
       WHERE templeId = ? AND id = ? AND orderId = ? AND refundedCents >= ?`,
      [cents, cents, templeId, lineId, orderId, cents],
    );
    if (back === 1) continue;
    found(await tx.findOneBy(OrderLine, { templeId, id: lineId, orderId }));
    throw new DomainError('refund-too-large');
  }
}

/** Gives back what was held for a refund that failed. */
export async function releaseHeld(
  tx: EntityManager,
  { templeId, id }: OrderKey,
  shares: readonly LineShare[],
  cents = sumOf(shares),
): Promise<void> {
  await execute(tx, 'UPDATE orders SET refundHeldCents = refundHeldCents - ? WHERE templeId = ? AND id = ?', [cents, templeId, id]);
  for (const { lineId, cents: share } of inLockOrder(shares)) {
    await execute(tx, 'UPDATE order_lines SET refundHeldCents = refundHeldCents - ? WHERE templeId = ? AND id = ?', [
      share,
      templeId,
      lineId,
    ]);
  }
}
