import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, instant, nullable } from '../../../platform/database/table-definition.ts';

const MOVED = { movedFrom: nullable(instant()) };

/** Bookings whose time was moved, until their family has been notified. */
export class MovedBookings1771100001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'bookings', MOVED);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'bookings', MOVED);
  }
}
