import type { EntityManager } from 'typeorm';
import { execute } from '../../../platform/database/execute.ts';
import { insertRows } from '../../../platform/database/rows.ts';
import type { LineShare } from '../line-shares.ts';
import type { Refund } from './refund.entity.ts';
import { RefundLine } from './refund-line.entity.ts';

/** A refund's or a dispute's. */
type RefundKey = Pick<Refund, 'templeId' | 'id'>;

/** What a refund gives back, or a lost dispute took, of each line. */
export const refundLinesOf = (manager: EntityManager, { templeId, id }: RefundKey): Promise<LineShare[]> =>
  manager.find(RefundLine, { where: { templeId, refundId: id }, order: { lineId: 'ASC' } });

/** Writes what a refund gives back, or a lost dispute took, of each line. */
export const writeRefundLines = (tx: EntityManager, { templeId, id: refundId }: RefundKey, shares: readonly LineShare[]): Promise<void> =>
  insertRows(
    tx,
    RefundLine,
    shares.map(({ lineId, cents }) => ({ templeId, refundId, lineId, cents })),
  );

/** Takes what came back of lines off what a lost dispute took of them. */
export async function lowerRefundLines(
  tx: EntityManager,
  { templeId, id: refundId }: RefundKey,
  back: readonly LineShare[],
): Promise<void> {
  for (const { lineId, cents } of back) {
    const sql = 'UPDATE refund_lines SET cents = cents - ? WHERE templeId = ? AND refundId = ? AND lineId = ?';
    await execute(tx, sql, [cents, templeId, refundId, lineId]);
    await tx.delete(RefundLine, { templeId, refundId, lineId, cents: 0 });
  }
}
