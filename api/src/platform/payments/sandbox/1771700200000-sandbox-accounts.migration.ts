import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, dropTables, instant, longText, primary, ref, varchar } from '../../database/table-definition.ts';

export class SandboxAccounts1771700200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'sandbox_accounts',
      columns: {
        account: primary(varchar(60)),
        linkId: ref(),
        payee: varchar(160),
        status: varchar(20),
        returnUrl: longText(),
        createdAt: instant(),
      },
      uniques: { ux_sandbox_accounts_link: ['linkId'] },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'sandbox_accounts');
  }
}
