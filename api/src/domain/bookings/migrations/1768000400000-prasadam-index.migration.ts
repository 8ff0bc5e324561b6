import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm';

const PRASADAM = new TableIndex({ name: 'ix_bookings_prasadam', columnNames: ['templeId', 'prasadam', 'startsAt', 'id'] });

/** What is to be packed and mailed is found among a year of bookings. */
export class PrasadamIndex1768000400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createIndex('bookings', PRASADAM);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('bookings', PRASADAM);
  }
}
