import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, dropTables, instant, longText, nullable, primary, ref, varchar } from '../../platform/database/table-definition.ts';

export class StaffTables1763600003000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'staff_members',
      columns: {
        templeId: primary(ref()),
        id: primary(ref()),
        accountId: ref(),
        staffRole: varchar(60),
        adminName: nullable(varchar(120)),
        permissions: longText(),
        createdAt: instant(),
      },
      uniques: { ux_staff_members_account: ['accountId'] },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'staff_members');
  }
}
