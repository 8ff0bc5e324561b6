import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  createTable,
  dropTables,
  id,
  instant,
  integer,
  longText,
  primary,
  ref,
  varchar,
} from '../../platform/database/table-definition.ts';

export class GiftCorrections1767400500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'gift_corrections',
      columns: {
        templeId: primary(ref()),
        id: id(),
        orderId: ref(),
        number: integer(),
        reason: varchar(200),
        changes: longText(),
        correctedBy: varchar(120),
        correctedAt: instant(),
      },
      uniques: { ux_gift_corrections_number: ['templeId', 'orderId', 'number'] },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'gift_corrections');
  }
}
