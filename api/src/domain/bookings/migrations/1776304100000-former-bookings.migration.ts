import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, dropTables, id, instant, primary, ref } from '../../../platform/database/table-definition.ts';

/** Bookings of devotees who left, until nothing in them leads to a person. Earlier releases kept their names for good: all of them are looked at. */
export class FormerBookings1776304100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'former_bookings',
      columns: { templeId: primary(ref()), id: id(), nextAt: instant() },
      indexes: { ix_former_bookings_due: ['nextAt', 'id'] },
    });
    await runner.query(
      `INSERT INTO former_bookings (templeId, id, nextAt)
       SELECT templeId, id, createdAt FROM bookings WHERE accountId IS NULL AND bookedBy = 'Former devotee'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'former_bookings');
  }
}
