import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm';
import { freePrefix } from './receipt-prefix.ts';

const TABLE = 'temple_giving';
const INDEX = new TableIndex({ name: 'ux_temple_giving_prefix', columnNames: ['receiptPrefix'], isUnique: true });

/** A receipt prefix belongs to one temple: of several with the same letters the oldest keeps them. Issued receipts keep their numbers. */
export class ReceiptPrefixOnce1767400000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const temples: { templeId: string; receiptPrefix: string }[] = await runner.query(
      `SELECT templeId, receiptPrefix FROM ${TABLE} ORDER BY createdAt, templeId`,
    );
    const taken = new Set<string>();
    const later = temples.filter(({ receiptPrefix }) => taken.size === taken.add(receiptPrefix).size);
    for (const { templeId, receiptPrefix } of later) {
      const fresh = freePrefix(receiptPrefix, taken);
      taken.add(fresh);
      await runner.query(`UPDATE ${TABLE} SET receiptPrefix = ? WHERE templeId = ?`, [fresh, templeId]);
    }
    await runner.createIndex(TABLE, INDEX);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex(TABLE, INDEX);
  }
}
