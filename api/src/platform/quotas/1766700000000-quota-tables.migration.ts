import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, dropTables, integer, primary, ref, varchar } from '../database/table-definition.ts';

/** Tables whose rows were counted individually before quotas existed. */
const COUNTED = { 'family-members': 'family_members', 'saved-temples': 'saved_temples' };

export class QuotaTables1766700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'quotas',
      columns: { accountId: primary(ref()), name: primary(varchar(40)), used: integer() },
    });
    for (const [name, table] of Object.entries(COUNTED)) {
      await runner.query(
        `INSERT INTO quotas (accountId, name, used) SELECT accountId, '${name}', COUNT(*) FROM ${table} GROUP BY accountId`,
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'quotas');
  }
}
