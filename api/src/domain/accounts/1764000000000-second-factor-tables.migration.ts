import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  addColumns,
  createTable,
  dropColumns,
  dropTables,
  id,
  instant,
  integer,
  nullable,
  primary,
  ref,
  varchar,
} from '../../platform/database/table-definition.ts';

const ACCOUNT_COLUMNS = { secondFactorAt: nullable(instant()), phone: nullable(varchar(16)), language: nullable(varchar(2)) };

export class SecondFactorTables1764000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'accounts', ACCOUNT_COLUMNS);
    await createTable(runner, {
      name: 'second_factors',
      columns: { accountId: primary(ref()), sealedSecret: varchar(200), lastStep: integer(), createdAt: instant() },
    });
    await createTable(runner, {
      name: 'recovery_codes',
      columns: { id: id(), accountId: ref(), codeHash: varchar(64), usedAt: nullable(instant()) },
      uniques: { ux_recovery_codes_code: ['accountId', 'codeHash'] },
    });
    await createTable(runner, {
      name: 'sign_in_challenges',
      columns: {
        id: id(),
        accountId: ref(),
        tokenHash: varchar(64),
        tries: integer(),
        expiresAt: instant(),
        usedAt: nullable(instant()),
      },
      uniques: { ux_sign_in_challenges_token: ['tokenHash'] },
      indexes: { ix_sign_in_challenges_account: ['accountId'], ix_sign_in_challenges_expires: ['expiresAt'] },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'sign_in_challenges', 'recovery_codes', 'second_factors');
    await dropColumns(runner, 'accounts', ACCOUNT_COLUMNS);
  }
}
