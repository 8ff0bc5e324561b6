import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, dropTables, instant, longText, primary, ref, varchar } from '../../platform/database/table-definition.ts';

export class CannedReplies1772810000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'canned_replies',
      columns: { box: primary(varchar(48)), id: primary(ref()), title: varchar(80), text: longText(), changedAt: instant() },
      uniques: { ux_canned_replies_title: ['box', 'title'] },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'canned_replies');
  }
}
