import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, instant, nullable } from '../../platform/database/table-definition.ts';

const COLUMNS = { undeliveredAt: nullable(instant()) };

/** The outbox forgets an email it gave up; the statement doesn't. */
export class UndeliveredStatements1768100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'statement_sends', COLUMNS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'statement_sends', COLUMNS);
  }
}
