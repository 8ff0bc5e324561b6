import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  createTable,
  dropTables,
  id,
  instant,
  integer,
  longText,
  nullable,
  primary,
  ref,
  truth,
  varchar,
} from '../../platform/database/table-definition.ts';

export class NotificationTimings1772610000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'notification_timings',
      columns: {
        accountId: primary(ref()),
        timeZone: varchar(60),
        quiet: truth(),
        quietFrom: integer(),
        quietTo: integer(),
        digest: varchar(10),
        hour: integer(),
        nextAt: nullable(instant()),
      },
      indexes: { ix_notification_timings_next: ['nextAt'] },
    });
    await createTable(runner, {
      name: 'notification_digest_items',
      columns: {
        accountId: primary(ref()),
        id: id(),
        kind: varchar(60),
        params: longText(),
        subjectKey: varchar(120),
        createdAt: instant(),
        sentAt: nullable(instant()),
      },
      uniques: { ux_notification_digest_items_subject: ['accountId', 'kind', 'subjectKey'] },
      indexes: {
        ix_notification_digest_items_waiting: ['accountId', 'sentAt'],
        ix_notification_digest_items_created: ['createdAt'],
      },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'notification_digest_items', 'notification_timings');
  }
}
