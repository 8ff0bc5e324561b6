import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, nullable, varchar } from '../../platform/database/table-definition.ts';

const COLUMNS = { refusal: nullable(varchar(40)) };

/** Why somebody who waited couldn't have a place, by a code that each reader's language has words for. */
export class ShiftRefusals1777100420000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'shift_assignments', COLUMNS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'shift_assignments', COLUMNS);
  }
}
