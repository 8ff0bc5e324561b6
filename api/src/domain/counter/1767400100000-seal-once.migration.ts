import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm';
import { addColumns, dropColumns, nullable, varchar } from '../../platform/database/table-definition.ts';
import { sealKeyOf } from './seal-key.ts';

const TABLE = 'hundi_counts';
const KEY = { sealKey: nullable(varchar(40)) };
const INDEX = new TableIndex({ name: 'ux_hundi_counts_seal', columnNames: ['templeId', 'sealKey'], isUnique: true });

/** A seal is used once per temple. Counts are never changed: where a number was used again, the first count holds it. */
export class SealOnce1767400100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, TABLE, KEY);
    const counts: { templeId: string; id: string; sealNumber: string }[] = await runner.query(
      `SELECT templeId, id, sealNumber FROM ${TABLE} ORDER BY templeId, number`,
    );
    const used = new Set<string>();
    for (const { templeId, id, sealNumber } of counts) {
      const key = sealKeyOf(sealNumber);
      if (used.size === used.add(`${templeId} ${key}`).size) continue;
      await runner.query(`UPDATE ${TABLE} SET sealKey = ? WHERE templeId = ? AND id = ?`, [key, templeId, id]);
    }
    await runner.createIndex(TABLE, INDEX);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex(TABLE, INDEX);
    await dropColumns(runner, TABLE, KEY);
  }
}
