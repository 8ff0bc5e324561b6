import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, dropTables, id, instant, integer, longText, nullable, primary, varchar } from '../database/table-definition.ts';

export class OutboxTables1763600000100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'outbox_messages',
      columns: {
        id: id(),
        kind: varchar(60),
        to: nullable(varchar(254)),
        subject: nullable(varchar(200)),
        template: nullable(varchar(80)),
        data: longText(),
        dedupeKey: varchar(200),
        state: varchar(10),
        dueAt: instant(),
        attempts: integer(),
        lastError: nullable(varchar(300)),
        createdAt: instant(),
        doneAt: nullable(instant()),
      },
      uniques: { ux_outbox_messages_dedupe: ['dedupeKey'] },
      indexes: { ix_outbox_messages_due: ['state', 'dueAt'] },
    });
    await createTable(runner, {
      name: 'local_deliveries',
      columns: {
        id: id(),
        channel: varchar(10),
        to: varchar(254),
        subject: nullable(varchar(200)),
        text: longText(),
        html: nullable(longText()),
        code: nullable(varchar(20)),
        createdAt: instant(),
      },
      indexes: { ix_local_deliveries_to: ['to', 'createdAt'], ix_local_deliveries_created: ['createdAt'] },
    });
    await createTable(runner, { name: 'recurring_jobs', columns: { name: primary(varchar(80)), dueAt: instant() } });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'recurring_jobs', 'local_deliveries', 'outbox_messages');
  }
}
