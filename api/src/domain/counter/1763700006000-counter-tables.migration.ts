import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  cents,
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
  varchar,
} from '../../platform/database/table-definition.ts';

export class CounterTables1763700006000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'counter_batches',
      columns: {
        templeId: primary(ref()),
        id: id(),
        number: integer(),
        name: varchar(60),
        status: varchar(8),
        receivedOn: localDate(),
        expectedCount: integer(),
        expectedTotalCents: cents(),
        enteredCount: integer(),
        enteredTotalCents: cents(),
        openedById: ref(),
        openedBy: varchar(120),
        openedAt: instant(),
        closedBy: nullable(varchar(120)),
        closedAt: nullable(instant()),
      },
      uniques: { ux_counter_batches_number: ['templeId', 'number'] },
    });
    await createTable(runner, {
      name: 'counter_entries',
      columns: {
        templeId: primary(ref()),
        id: id(),
        batchId: ref(),
        method: varchar(12),
        legalName: nullable(varchar(120)),
        email: nullable(varchar(254)),
        fundId: ref(),
        amountCents: cents(),
        checkNumber: nullable(varchar(20)),
        propertyDescription: nullable(varchar(300)),
        donationId: nullable(ref()),
        createdAt: instant(),
      },
      indexes: { ix_counter_entries_batch: ['templeId', 'batchId', 'id'] },
    });
    await createTable(runner, {
      name: 'hundi_counts',
      columns: {
        templeId: primary(ref()),
        id: id(),
        number: integer(),
        hundi: varchar(60),
        sealNumber: varchar(40),
        fundId: ref(),
        countedOn: localDate(),
        counters: longText(),
        denominations: longText(),
        totalCents: cents(),
        discrepancyCents: cents(),
        discrepancyReason: nullable(varchar(300)),
        depositReference: nullable(varchar(60)),
        recordedBy: varchar(120),
        recordedAt: instant(),
        donationId: ref(),
      },
      uniques: { ux_hundi_counts_number: ['templeId', 'number'] },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'hundi_counts', 'counter_entries', 'counter_batches');
  }
}
