import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, dropTables, id, instant, ref, varchar } from '../../platform/database/table-definition.ts';

export class CalendarLinkTables1767800002000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'calendar_links',
      columns: {
        id: id(),
        accountId: ref(),
        calendar: varchar(10),
        sealedToken: varchar(200),
        tokenHash: varchar(64),
        createdAt: instant(),
      },
      uniques: { ux_calendar_links_owner: ['accountId', 'calendar'], ux_calendar_links_token: ['tokenHash'] },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'calendar_links');
  }
}
