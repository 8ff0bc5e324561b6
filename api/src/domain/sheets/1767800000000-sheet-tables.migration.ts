import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  createTable,
  dropTables,
  instant,
  integer,
  longText,
  nullable,
  primary,
  ref,
  truth,
  varchar,
} from '../../platform/database/table-definition.ts';

export class SheetTables1767800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'sheet_prints',
      columns: {
        templeId: primary(ref()),
        id: primary(ref()),
        times: integer(),
        versions: longText(),
        accountId: nullable(ref()),
        printedBy: varchar(120),
        printedAt: instant(),
      },
      indexes: { ix_sheet_prints_account: ['accountId', 'id'] },
    });
    await createTable(runner, {
      name: 'service_marks',
      columns: {
        templeId: primary(ref()),
        id: primary(ref()),
        slotId: ref(),
        markKey: ref(),
        accountId: nullable(ref()),
        markedBy: varchar(120),
        performedAt: instant(),
        note: varchar(500),
        conflicts: longText(),
        hasPhoto: truth(),
        createdAt: instant(),
      },
      uniques: { ux_service_marks_key: ['templeId', 'slotId', 'markKey'] },
      indexes: { ix_service_marks_account: ['accountId', 'id'] },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'service_marks', 'sheet_prints');
  }
}
