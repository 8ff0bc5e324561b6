import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, dropTables, instant, nullable, primary, ref, varchar } from '../../platform/database/table-definition.ts';

export class TempleGivingTables1763700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'temple_giving',
      columns: { templeId: primary(ref()), receiptPrefix: varchar(6), paymentAccount: nullable(varchar(60)), createdAt: instant() },
      uniques: { ux_temple_giving_account: ['paymentAccount'] },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'temple_giving');
  }
}
