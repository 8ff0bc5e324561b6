import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, instant, longText, nullable, varchar } from '../../platform/database/table-definition.ts';

const UNDONE = {
  bookingIds: nullable(longText()),
  undoneAt: nullable(instant()),
  undoneBy: nullable(varchar(120)),
  undoneWhy: nullable(varchar(200)),
};

/** Which bookings a mark was for, and whether it was undone. */
export class UndoneMarks1775100020000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'service_marks', UNDONE);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'service_marks', UNDONE);
  }
}
