import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  createTable,
  dropTables,
  id,
  instant,
  longText,
  nullable,
  primary,
  ref,
  varchar,
} from '../../platform/database/table-definition.ts';

export class NoticeTables1764100001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'notices',
      columns: {
        accountId: primary(ref()),
        id: id(),
        kind: varchar(20),
        data: longText(),
        createdAt: instant(),
        readAt: nullable(instant()),
      },
      indexes: { ix_notices_unread: ['accountId', 'readAt'] },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'notices');
  }
}
