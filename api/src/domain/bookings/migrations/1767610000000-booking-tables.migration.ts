import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  cents,
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
} from '../../../platform/database/table-definition.ts';

export class BookingTables1767610000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'bookings',
      columns: {
        templeId: primary(ref()),
        id: id(),
        orderId: ref(),
        slotId: ref(),
        serviceId: ref(),
        startsAt: instant(),
        service: varchar(80),
        status: varchar(12),
        channel: varchar(10),
        accountId: nullable(ref()),
        bookedBy: varchar(120),
        email: nullable(varchar(254)),
        phone: nullable(varchar(16)),
        participants: longText(),
        nameCount: integer(),
        intention: varchar(300),
        inAbsentia: truth(),
        version: integer(),
        amountCents: cents(),
        prasadam: nullable(varchar(10)),
        prasadamTo: nullable(longText()),
        trackingNumber: nullable(varchar(60)),
        canceledWhy: nullable(varchar(200)),
        note: nullable(varchar(500)),
        performedAt: nullable(instant()),
        searchText: varchar(600),
        createdAt: instant(),
        updatedAt: instant(),
      },
      indexes: {
        ix_bookings_slot: ['templeId', 'slotId', 'id'],
        ix_bookings_start: ['templeId', 'startsAt', 'id'],
        ix_bookings_order: ['templeId', 'orderId'],
        ix_bookings_account: ['accountId', 'startsAt', 'id'],
      },
    });
    await createTable(runner, {
      name: 'pooja_waits',
      columns: {
        templeId: primary(ref()),
        id: id(),
        slotId: ref(),
        accountId: ref(),
        bookedBy: varchar(120),
        status: varchar(10),
        openKey: nullable(varchar(80)),
        turn: integer(),
        item: longText(),
        nameCount: integer(),
        offeredUntil: nullable(instant()),
        createdAt: instant(),
      },
      uniques: { ux_pooja_waits_open: ['openKey'] },
      indexes: {
        ix_pooja_waits_line: ['templeId', 'slotId', 'status', 'turn', 'id'],
        ix_pooja_waits_offers: ['status', 'offeredUntil'],
        ix_pooja_waits_account: ['accountId', 'id'],
      },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'pooja_waits', 'bookings');
  }
}
