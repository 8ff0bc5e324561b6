import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, longText, nullable } from '../../platform/database/table-definition.ts';

const COLUMNS = { dedication: nullable(longText()) };

/** Whom a counter gift honors or remembers. */
export class CounterDedications1768100001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'counter_entries', COLUMNS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'counter_entries', COLUMNS);
  }
}
