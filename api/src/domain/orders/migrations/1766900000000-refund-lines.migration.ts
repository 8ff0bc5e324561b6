import type { MigrationInterface, QueryRunner } from 'typeorm';
import { cents, createTable, dropTables, primary, ref } from '../../../platform/database/table-definition.ts';
import { allocate } from '../../ledger/allocate.ts';

interface OpenRefund {
  templeId: string;
  id: string;
  orderId: string;
  amountCents: string | number;
}
interface LineLeft {
  id: string;
  leftCents: string | number;
}

/** Refunds name their lines. One that was under way takes from what is left of each, as it would have when it ended. */
export class RefundLines1766900000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'refund_lines',
      columns: { templeId: primary(ref()), refundId: primary(ref()), lineId: primary(ref()), cents: cents() },
      indexes: { ix_refund_lines_line: ['templeId', 'lineId'] },
    });
    for (const refund of await openRefunds(runner)) await nameLines(runner, refund);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { templeId, id } of await openRefunds(runner)) {
      const named = await runner.query('SELECT lineId, cents FROM refund_lines WHERE templeId = ? AND refundId = ?', [templeId, id]);
      for (const line of named) {
        await runner.query('UPDATE order_lines SET refundHeldCents = refundHeldCents - ? WHERE templeId = ? AND id = ?', [
          Number(line.cents),
          templeId,
          line.lineId,
        ]);
      }
    }
    await dropTables(runner, 'refund_lines');
  }
}

const openRefunds = (runner: QueryRunner): Promise<OpenRefund[]> =>
  runner.query("SELECT templeId, id, orderId, amountCents FROM refunds WHERE status = 'pending' ORDER BY requestedAt, id");

async function nameLines(runner: QueryRunner, { templeId, id, orderId, amountCents }: OpenRefund): Promise<void> {
  const lines: LineLeft[] = await runner.query(
    `SELECT id, amountCents + coveredFeeCents - refundHeldCents AS leftCents FROM order_lines
     WHERE templeId = ? AND orderId = ? ORDER BY position`,
    [templeId, orderId],
  );
  const shares = allocate(
    Number(amountCents),
    lines.map(({ leftCents }) => Number(leftCents)),
  );
  for (const [index, line] of lines.entries()) {
    const share = shares[index] ?? 0;
    if (share === 0) continue;
    await runner.query('INSERT INTO refund_lines (templeId, refundId, lineId, cents) VALUES (?, ?, ?, ?)', [templeId, id, line.id, share]);
    await runner.query('UPDATE order_lines SET refundHeldCents = refundHeldCents + ? WHERE templeId = ? AND id = ?', [
      share,
      templeId,
      line.id,
    ]);
  }
}
