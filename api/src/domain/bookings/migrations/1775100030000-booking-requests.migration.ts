import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm';

const REQUEST = new TableIndex({ name: 'ix_bookings_request', columnNames: ['requestId', 'status'] });

/** Every minute the few bookings of requests are looked for, among all that were ever made. */
export class BookingRequests1775100030000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createIndex('bookings', REQUEST);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('bookings', REQUEST);
  }
}
