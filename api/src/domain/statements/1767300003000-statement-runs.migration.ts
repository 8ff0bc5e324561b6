import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  createTable,
  dropTables,
  id,
  instant,
  integer,
  longText,
  nullable,
  primary,
  ref,
  varchar,
} from '../../platform/database/table-definition.ts';

export class StatementRuns1767300003000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'statement_runs',
      columns: {
        templeId: primary(ref()),
        id: id(),
        year: integer(),
        runningYear: nullable(integer()),
        status: varchar(8),
        donorKey: nullable(varchar(32)),
        total: integer(),
        done: integer(),
        startedById: ref(),
        startedBy: varchar(120),
        startedAt: instant(),
      },
      uniques: { ux_statement_runs_running: ['templeId', 'runningYear'] },
      indexes: { ix_statement_runs_year: ['templeId', 'year', 'id'] },
    });
    await createTable(runner, {
      name: 'statement_sends',
      columns: {
        templeId: primary(ref()),
        id: id(),
        runId: ref(),
        year: integer(),
        donorKey: varchar(32),
        donorAccountId: nullable(ref()),
        email: varchar(254),
        digest: varchar(64),
        record: longText(),
        sentAt: instant(),
      },
      uniques: { ux_statement_sends_run: ['templeId', 'runId', 'donorKey'] },
      indexes: { ix_statement_sends_year: ['templeId', 'year', 'id'], ix_statement_sends_donor: ['donorAccountId'] },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'statement_sends', 'statement_runs');
  }
}
