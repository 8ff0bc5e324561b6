import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, dropTables, instant, longText, primary, ref } from '../../platform/database/table-definition.ts';

export class PriestTables1763600020000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'priests',
      columns: { accountId: primary(ref()), languages: longText(), traditions: longText(), createdAt: instant() },
    });
    await createTable(runner, {
      name: 'priest_temples',
      columns: { templeId: primary(ref()), id: primary(ref()), accountId: ref(), createdAt: instant() },
      uniques: { ux_priest_temples_account: ['templeId', 'accountId'] },
      indexes: { ix_priest_temples_account: ['accountId'] },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'priest_temples', 'priests');
  }
}
