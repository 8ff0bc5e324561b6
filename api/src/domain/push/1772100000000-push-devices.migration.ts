import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, dropTables, id, instant, longText, ref, varchar } from '../../platform/database/table-definition.ts';

export class PushDevices1772100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'push_keys',
      columns: { id: id(), publicKey: varchar(100), sealedPrivateKey: varchar(300), createdAt: instant() },
    });
    await createTable(runner, {
      name: 'push_devices',
      columns: {
        id: id(),
        accountId: ref(),
        sessionId: ref(),
        endpointHash: varchar(64),
        endpoint: longText(),
        p256dh: varchar(87),
        auth: varchar(22),
        createdAt: instant(),
      },
      uniques: { ux_push_devices_endpoint: ['endpointHash'], ux_push_devices_session: ['sessionId'] },
      indexes: { ix_push_devices_account: ['accountId'] },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'push_devices', 'push_keys');
  }
}
