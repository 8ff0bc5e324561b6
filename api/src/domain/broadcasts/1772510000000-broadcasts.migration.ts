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

export class Broadcasts1772510000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'broadcasts',
      columns: {
        templeId: primary(ref()),
        id: id(),
        name: varchar(80),
        status: varchar(12),
        topic: varchar(20),
        channels: longText(),
        segment: longText(),
        subject: varchar(120),
        text: longText(),
        sms: longText(),
        wording: nullable(longText()),
        perMinute: nullable(integer()),
        scheduledAt: nullable(instant()),
        startedAt: nullable(instant()),
        finishedAt: nullable(instant()),
        workedAt: nullable(instant()),
        isLate: truth(),
        createdBy: nullable(ref()),
        createdAt: instant(),
      },
      indexes: { ix_broadcasts_list: ['templeId', 'status', 'id'], ix_broadcasts_due: ['status', 'scheduledAt'] },
    });
    await createTable(runner, {
      name: 'broadcast_recipients',
      columns: {
        templeId: primary(ref()),
        id: id(),
        broadcastId: ref(),
        channel: varchar(10),
        address: varchar(254),
        accountId: nullable(ref()),
        name: varchar(120),
        language: varchar(2),
        status: varchar(12),
        reason: nullable(varchar(12)),
        round: integer(),
        claimedAt: nullable(instant()),
        heldUntil: nullable(instant()),
        changedAt: instant(),
      },
      uniques: { ux_broadcast_recipients_address: ['templeId', 'broadcastId', 'channel', 'address'] },
      indexes: {
        ix_broadcast_recipients_status: ['templeId', 'broadcastId', 'status', 'id'],
        ix_broadcast_recipients_claimed: ['templeId', 'broadcastId', 'claimedAt'],
        ix_broadcast_recipients_account: ['accountId'],
      },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'broadcast_recipients', 'broadcasts');
  }
}
