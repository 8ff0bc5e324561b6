import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  cents,
  createTable,
  dropTables,
  id,
  instant,
  integer,
  nullable,
  primary,
  ref,
  truth,
  varchar,
} from '../../platform/database/table-definition.ts';

export class FundTables1763700001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'funds',
      columns: {
        templeId: primary(ref()),
        id: id(),
        name: varchar(60),
        description: varchar(300),
        restricted: truth(),
        isPublic: truth(),
        active: truth(),
        taxedKind: varchar(20),
        goalCents: nullable(cents()),
        position: integer(),
        createdAt: instant(),
        updatedAt: instant(),
      },
      uniques: { ux_funds_name: ['templeId', 'name'] },
    });
    await createTable(runner, {
      name: 'e_hundi_codes',
      columns: { templeId: primary(ref()), id: id(), name: varchar(60), fundId: ref(), active: truth(), createdAt: instant() },
      indexes: { ix_e_hundi_codes_fund: ['templeId', 'fundId'] },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'e_hundi_codes', 'funds');
  }
}
