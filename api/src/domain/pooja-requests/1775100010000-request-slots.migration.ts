import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm';

const SLOT = new TableIndex({ name: 'ix_pooja_requests_slot', columnNames: ['templeId', 'slotId'] });

/** Where a slot is performed is found whenever its priests are chosen. */
export class RequestSlots1775100010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createIndex('pooja_requests', SLOT);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('pooja_requests', SLOT);
  }
}
