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
  truth,
  varchar,
} from '../../platform/database/table-definition.ts';
import { NoticeTables1764100001000 } from './1764100001000-notice-tables.migration.ts';

const FESTIVAL = 'festival.upcoming';

/** Festival notices become notifications of one kind; every other kind uses the same table. */
export class Notifications1766600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'notifications',
      columns: {
        accountId: primary(ref()),
        id: id(),
        kind: varchar(60),
        params: longText(),
        subjectKey: varchar(120),
        path: nullable(varchar(300)),
        templeId: nullable(ref()),
        createdAt: instant(),
        readAt: nullable(instant()),
      },
      indexes: { ix_notifications_unread: ['accountId', 'readAt'], ix_notifications_created: ['createdAt'] },
      uniques: { ux_notifications_subject: ['accountId', 'kind', 'subjectKey'] },
    });
    await createTable(runner, {
      name: 'notification_preferences',
      columns: { accountId: primary(ref()), groupName: primary(varchar(40)), channel: primary(varchar(20)), isOn: truth() },
    });
    // The notice has lost its festival's key, and its reminder is never repeated, so the notice's id will do.
    await runner.query(
      `INSERT INTO notifications (accountId, id, kind, params, subjectKey, path, templeId, createdAt, readAt)
       SELECT accountId, id, '${FESTIVAL}', data, id, '/devotee/panchanga', NULL, createdAt, readAt FROM notices`,
    );
    await dropTables(runner, 'notices');
  }

  async down(runner: QueryRunner): Promise<void> {
    await new NoticeTables1764100001000().up(runner);
    await runner.query(
      `INSERT INTO notices (accountId, id, kind, data, createdAt, readAt)
       SELECT accountId, id, 'festival', params, createdAt, readAt FROM notifications WHERE kind = '${FESTIVAL}'`,
    );
    await dropTables(runner, 'notification_preferences', 'notifications');
  }
}
