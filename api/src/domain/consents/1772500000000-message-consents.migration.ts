import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, dropTables, id, instant, nullable, primary, varchar } from '../../platform/database/table-definition.ts';

export class MessageConsents1772500000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'message_consents',
      columns: {
        templeId: primary(varchar(36)),
        channel: primary(varchar(10)),
        address: primary(varchar(254)),
        topic: primary(varchar(20)),
        state: varchar(10),
        changedAt: instant(),
      },
    });
    await createTable(runner, {
      name: 'message_consent_records',
      columns: {
        id: id(),
        templeId: varchar(36),
        channel: varchar(10),
        address: varchar(254),
        topic: varchar(20),
        action: varchar(10),
        source: varchar(16),
        wording: nullable(varchar(400)),
        createdAt: instant(),
      },
      indexes: { ix_message_consent_records_address: ['address', 'id'] },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'message_consent_records', 'message_consents');
  }
}
