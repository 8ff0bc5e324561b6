import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm';

/** Receipts found by number alone when a gift is claimed, and by year of receipt for statements; gifts by their donor's email. */
const INDEXES = [
  ['receipts', 'ix_receipts_number', ['number']],
  ['receipts', 'ix_receipts_received', ['templeId', 'receivedOn', 'id']],
  ['orders', 'ix_orders_email', ['email', 'id']],
] as const;

export class ReceiptLookups1767300002000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [table, name, columns] of INDEXES) await runner.createIndex(table, new TableIndex({ name, columnNames: [...columns] }));
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table, name] of INDEXES) await runner.dropIndex(table, name);
  }
}
