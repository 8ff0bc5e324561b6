import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, instant, nullable } from '../../../platform/database/table-definition.ts';

const TERMS = { refundUntil: nullable(instant()) };

/** Bookings that were moved keep refund terms of their own. */
export class BookingRefundTerms1768000100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'bookings', TERMS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'bookings', TERMS);
  }
}
