import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, nullable, truth, varchar } from '../../platform/database/table-definition.ts';

const COLUMNS = { creditedName: nullable(varchar(120)), anonymous: nullable(truth()) };

/** How the temple may thank for a counter gift in public, and whether it may at all. */
export class CounterCredit1768000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'counter_entries', COLUMNS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'counter_entries', COLUMNS);
  }
}
