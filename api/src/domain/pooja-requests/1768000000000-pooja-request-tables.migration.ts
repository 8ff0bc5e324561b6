import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  addColumns,
  cents,
  createTable,
  dropColumns,
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

/** A booking that a request was scheduled as. */
const OF_BOOKINGS = { requestId: nullable(ref()) };

export class PoojaRequestTables1768000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'bookings', OF_BOOKINGS);
    await createTable(runner, {
      name: 'pooja_requests',
      columns: {
        templeId: primary(ref()),
        id: id(),
        accountId: nullable(ref()),
        bookedBy: varchar(120),
        email: nullable(varchar(254)),
        status: varchar(12),
        serviceId: nullable(ref()),
        title: varchar(80),
        wish: varchar(1_000),
        place: varchar(10),
        address: nullable(longText()),
        preferred: longText(),
        language: varchar(40),
        participants: longText(),
        nameCount: integer(),
        intention: varchar(300),
        inAbsentia: truth(),
        quote: nullable(longText()),
        quoteVersion: integer(),
        totalCents: cents(),
        depositCents: cents(),
        paidCents: cents(),
        payLineId: nullable(ref()),
        chosen: nullable(longText()),
        slotId: nullable(ref()),
        bookingId: nullable(ref()),
        startsAt: nullable(instant()),
        reason: nullable(varchar(200)),
        dueAt: nullable(instant()),
        searchText: varchar(600),
        createdAt: instant(),
        updatedAt: instant(),
      },
      indexes: {
        ix_pooja_requests_status: ['templeId', 'status', 'id'],
        ix_pooja_requests_account: ['accountId', 'id'],
        ix_pooja_requests_due: ['dueAt', 'id'],
      },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'pooja_requests');
    await dropColumns(runner, 'bookings', OF_BOOKINGS);
  }
}
