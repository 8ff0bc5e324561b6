import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  cents,
  createTable,
  dropTables,
  id,
  instant,
  integer,
  localDate,
  nullable,
  primary,
  ref,
  varchar,
} from '../../platform/database/table-definition.ts';

export class DakshinaTables1767700002000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'dakshina_entries',
      columns: {
        templeId: primary(ref()),
        id: id(),
        slotId: ref(),
        accountId: nullable(ref()),
        priestName: varchar(120),
        service: varchar(80),
        startsAt: instant(),
        families: integer(),
        way: varchar(10),
        cents: cents(),
        state: varchar(10),
        performedAt: instant(),
        paymentId: nullable(ref()),
      },
      uniques: { ux_dakshina_entries_service: ['templeId', 'slotId', 'accountId'] },
      indexes: {
        ix_dakshina_entries_time: ['templeId', 'performedAt', 'id'],
        ix_dakshina_entries_state: ['templeId', 'state', 'accountId'],
        ix_dakshina_entries_payment: ['templeId', 'paymentId'],
        ix_dakshina_entries_priest: ['accountId', 'performedAt', 'id'],
      },
    });
    await createTable(runner, {
      name: 'dakshina_payments',
      columns: {
        templeId: primary(ref()),
        id: id(),
        accountId: nullable(ref()),
        cents: cents(),
        method: varchar(10),
        reference: varchar(40),
        paidOn: localDate(),
        createdAt: instant(),
      },
      indexes: {
        ix_dakshina_payments_priest: ['templeId', 'accountId', 'paidOn'],
        ix_dakshina_payments_account: ['accountId', 'paidOn'],
      },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'dakshina_payments', 'dakshina_entries');
  }
}
