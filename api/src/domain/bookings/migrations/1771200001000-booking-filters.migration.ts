import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm';

const FILTERS = [
  new TableIndex({ name: 'ix_bookings_status', columnNames: ['templeId', 'status', 'startsAt', 'id'] }),
  new TableIndex({ name: 'ix_bookings_service', columnNames: ['templeId', 'serviceId', 'startsAt', 'id'] }),
];

/** The office's list by state or by pooja alone is found among the bookings of many years. */
export class BookingFilters1771200001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const index of FILTERS) await runner.createIndex('bookings', index);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const index of FILTERS) await runner.dropIndex('bookings', index);
  }
}
