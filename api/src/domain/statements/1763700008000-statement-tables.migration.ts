import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, dropTables, id, instant, integer, longText, ref, varchar } from '../../platform/database/table-definition.ts';

export class StatementTables1763700008000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'statement_versions',
      columns: {
        id: id(),
        donorAccountId: ref(),
        year: integer(),
        version: integer(),
        record: longText(),
        digest: varchar(64),
        issuedAt: instant(),
      },
      uniques: { ux_statement_versions_version: ['donorAccountId', 'year', 'version'] },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'statement_versions');
  }
}
