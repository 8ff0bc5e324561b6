import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm';

const BY_SALE = new TableIndex({ name: 'ix_events_sale', columnNames: ['templeId', 'saleId'] });

/** The parts of a series that was split are found by what they share. */
export class PartsOfSeries1777400159000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createIndex('events', BY_SALE);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('events', BY_SALE);
  }
}
