import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, nullable, varchar } from '../../platform/database/table-definition.ts';

const ACCOUNT = { incomeAccount: nullable(varchar(20)) };

/** What a fee taken at the counter credits. Nothing that was posted changes. */
export class FeeEntries1767400200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'counter_entries', ACCOUNT);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'counter_entries', ACCOUNT);
  }
}
