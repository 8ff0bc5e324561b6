import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, integer, nullable, ref, varchar } from '../../../platform/database/table-definition.ts';

const BATCH = { batchId: nullable(ref()), batchNumber: nullable(integer()), batchName: nullable(varchar(60)) };
/** Orders that one statement names. */
const AT_ONCE = 500;

/** A gift says which counter batch it was entered in. */
export class OrderBatches1767400300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'orders', BATCH);
    const batches: Batch[] = await runner.query("SELECT templeId, id, number, name FROM counter_batches WHERE status = 'closed'");
    for (const batch of batches) await nameBatch(runner, batch);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'orders', BATCH);
  }
}

interface Batch {
  templeId: string;
  id: string;
  number: number;
  name: string;
}

async function nameBatch(runner: QueryRunner, { templeId, id, number, name }: Batch): Promise<void> {
  const entries: { orderId: string }[] = await runner.query(
    'SELECT orderId FROM counter_entries WHERE templeId = ? AND batchId = ? AND orderId IS NOT NULL',
    [templeId, id],
  );
  for (let at = 0; at < entries.length; at += AT_ONCE) {
    const orderIds = entries.slice(at, at + AT_ONCE).map(({ orderId }) => orderId);
    const among = orderIds.map(() => '?').join(', ');
    const sql = `UPDATE orders SET batchId = ?, batchNumber = ?, batchName = ? WHERE templeId = ? AND id IN (${among})`;
    await runner.query(sql, [id, number, name, templeId, ...orderIds]);
  }
}
