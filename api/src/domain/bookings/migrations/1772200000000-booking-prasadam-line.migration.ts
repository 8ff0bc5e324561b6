import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, nullable, ref } from '../../../platform/database/table-definition.ts';

const LINE = { prasadamLineId: nullable(ref()) };

/** Which line of its order paid for a booking's prasadam. */
export class BookingPrasadamLine1772200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'bookings', LINE);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'bookings', LINE);
  }
}
