import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  createTable,
  dropTables,
  id,
  instant,
  integer,
  localDate,
  longText,
  nullable,
  primary,
  ref,
  truth,
  varchar,
} from '../../platform/database/table-definition.ts';

export class FestivalReminderTables1764100002000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'festival_preferences',
      columns: {
        accountId: primary(ref()),
        email: truth(),
        inApp: truth(),
        city: nullable(varchar(80)),
        tradition: nullable(varchar(12)),
        regions: longText(),
        kinds: longText(),
        hour: integer(),
        daysBefore: integer(),
        quietFrom: integer(),
        quietTo: integer(),
        language: varchar(2),
        nextOn: nullable(localDate()),
        nextAt: nullable(instant()),
        updatedAt: instant(),
      },
      indexes: { ix_festival_preferences_next: ['nextAt'] },
    });
    await createTable(runner, {
      name: 'festival_reminders',
      columns: {
        accountId: primary(ref()),
        id: id(),
        festivalId: varchar(60),
        date: localDate(),
        channel: varchar(10),
        createdAt: instant(),
      },
      uniques: { ux_festival_reminders_once: ['accountId', 'festivalId', 'date', 'channel'] },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'festival_reminders', 'festival_preferences');
  }
}
