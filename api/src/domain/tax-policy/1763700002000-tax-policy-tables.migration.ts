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

export class TaxPolicyTables1763700002000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'tax_policies',
      columns: {
        templeId: primary(ref()),
        id: id(),
        version: integer(),
        rules: longText(),
        approvedById: nullable(ref()),
        approvedBy: varchar(120),
        approvedAt: instant(),
      },
      uniques: { ux_tax_policies_version: ['templeId', 'version'] },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'tax_policies');
  }
}
