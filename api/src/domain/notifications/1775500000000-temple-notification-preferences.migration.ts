import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, dropTables, primary, ref, truth, varchar } from '../../platform/database/table-definition.ts';

export class TempleNotificationPreferences1775500000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'temple_notification_preferences',
      columns: {
        accountId: primary(ref()),
        templeId: primary(ref()),
        groupName: primary(varchar(40)),
        channel: primary(varchar(20)),
        isOn: truth(),
      },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'temple_notification_preferences');
  }
}
