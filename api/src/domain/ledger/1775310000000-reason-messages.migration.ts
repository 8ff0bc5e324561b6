import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, longText, nullable } from '../../platform/database/table-definition.ts';

const COLUMNS = { reasonMessage: nullable(longText()) };

/** Entries keep why they were posted for readers of other languages, beside the English sentence. */
export class ReasonMessages1775310000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'ledger_entries', COLUMNS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'ledger_entries', COLUMNS);
  }
}
