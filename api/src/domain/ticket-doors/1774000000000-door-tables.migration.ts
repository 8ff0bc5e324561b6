import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  cents,
  createTable,
  dropTables,
  id,
  instant,
  integer,
  nullable,
  primary,
  ref,
  varchar,
} from '../../platform/database/table-definition.ts';

export class DoorTables1774000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'doors',
      columns: { templeId: primary(ref()), id: id(), lines: integer(), changedAt: instant() },
    });
    await createTable(runner, {
      name: 'door_scans',
      columns: {
        templeId: primary(ref()),
        id: id(),
        occurrenceId: ref(),
        line: integer(),
        ticketId: ref(),
        version: integer(),
        act: varchar(10),
        way: varchar(10),
        of: nullable(ref()),
        decision: nullable(varchar(12)),
        atMs: cents(),
        receivedAt: instant(),
        device: varchar(40),
        accountId: nullable(ref()),
        scannedBy: varchar(120),
      },
      indexes: { ix_door_scans_account: ['accountId', 'id'] },
      uniques: { uq_door_scans_line: ['templeId', 'occurrenceId', 'line'] },
    });
    await createTable(runner, {
      name: 'door_helpers',
      columns: {
        templeId: primary(ref()),
        id: id(),
        occurrenceId: ref(),
        email: varchar(254),
        accountId: nullable(ref()),
        name: varchar(120),
        createdAt: instant(),
      },
      indexes: { ix_door_helpers_email: ['email', 'id'], ix_door_helpers_account: ['accountId'] },
      uniques: { uq_door_helpers: ['templeId', 'occurrenceId', 'email'] },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'door_helpers', 'door_scans', 'doors');
  }
}
