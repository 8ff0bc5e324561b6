import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, dropTables, instant, primary, ref } from '../../../platform/database/table-definition.ts';

export class DepartedNames1768000300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'departed_names',
      columns: { familyMemberId: primary(ref()), accountId: ref(), nextAt: instant() },
      indexes: { ix_departed_names_account: ['accountId'], ix_departed_names_due: ['nextAt', 'familyMemberId'] },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'departed_names');
  }
}
