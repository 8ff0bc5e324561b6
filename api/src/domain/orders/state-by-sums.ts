import type { EntityManager } from 'typeorm';
import { execute } from '../../platform/database/execute.ts';
import type { OrderKey } from './places/line-holds.ts';

/**
 * Gives an order its money back in one statement, which decides its state from the sums and the disputes themselves. No transition of the
 * table: nothing happens to the payment, what was said of it before is corrected.
 */
export async function giveBack(tx: EntityManager, key: OrderKey, sum: 'refundedCents' | 'lostCents', cents: number): Promise<void> {
  await execute(tx, `UPDATE orders SET ${sum} = ${sum} - ?, refundHeldCents = refundHeldCents - ? WHERE templeId = ? AND id = ?`, [
    cents,
    cents,
    key.templeId,
    key.id,
  ]);
  await settleStateBySums(tx, key);
}

/** Brings an order's state in line with its sums after a correction; an open dispute keeps its own. */
export async function settleStateBySums(tx: EntityManager, { templeId, id }: OrderKey): Promise<void> {
  const dispute = (status: string) =>
    `EXISTS (SELECT 1 FROM disputes d WHERE d.templeId = orders.templeId AND d.orderId = orders.id AND d.amountCents > 0 AND d.status = '${status}')`;
  // A gift that was made of a refund is lost by a dispute of another order.
  await execute(
    tx,
    `UPDATE orders SET status = CASE WHEN status = 'disputed' THEN status
       WHEN refundedCents > 0 AND refundedCents + lostCents >= totalCents THEN 'refunded'
       WHEN lostCents > 0 OR ${dispute('lost')} THEN 'lost' WHEN refundedCents > 0 THEN 'partially-refunded'
       WHEN ${dispute('won')} THEN 'back' ELSE 'paid' END WHERE templeId = ? AND id = ?`,
    [templeId, id],
  );
}
