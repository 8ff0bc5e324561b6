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
  localDate,
  longText,
  nullable,
  primary,
  ref,
  truth,
  varchar,
} from '../../../platform/database/table-definition.ts';

const STOCK_IS_SOUND = 'held >= 0 AND sold >= 0 AND offered >= 0 AND (capacity IS NULL OR held + sold + offered <= capacity)';
const SALE = { saleId: nullable(ref()) };

export class TicketTables1773500000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'events', SALE);
    await createTable(runner, {
      name: 'ticket_sales',
      columns: {
        templeId: primary(ref()),
        id: id(),
        isOpen: truth(),
        capacity: nullable(integer()),
        refundHours: integer(),
        passOnHours: integer(),
        questions: longText(),
        updatedAt: instant(),
      },
    });
    await createTable(runner, {
      name: 'ticket_types',
      columns: {
        templeId: primary(ref()),
        id: id(),
        saleId: ref(),
        position: integer(),
        name: varchar(60),
        detail: varchar(120),
        pricing: varchar(10),
        priceCents: cents(),
        capacity: nullable(integer()),
        saleFrom: nullable(localDate()),
        saleUntil: nullable(localDate()),
        orderMin: integer(),
        orderMax: integer(),
        minAge: nullable(integer()),
        maxAge: nullable(integer()),
        takesSeat: truth(),
        staffOnly: truth(),
        needsApproval: truth(),
        isOffered: truth(),
      },
      indexes: { ix_ticket_types_sale: ['templeId', 'saleId', 'position'] },
    });
    await createTable(runner, {
      name: 'ticket_stocks',
      columns: {
        templeId: primary(ref()),
        id: id(),
        occurrenceId: ref(),
        whatId: ref(),
        capacity: nullable(integer()),
        held: integer(),
        sold: integer(),
        offered: integer(),
      },
      uniques: { ux_ticket_stocks_what: ['templeId', 'occurrenceId', 'whatId'] },
      indexes: { ix_ticket_stocks_type: ['templeId', 'whatId'] },
      checks: { ck_ticket_stocks_places: STOCK_IS_SOUND },
    });
    await createTable(runner, {
      name: 'tickets',
      columns: {
        templeId: primary(ref()),
        id: id(),
        occurrenceId: ref(),
        typeId: ref(),
        orderId: ref(),
        lineId: ref(),
        partyId: ref(),
        isLead: truth(),
        startsAt: instant(),
        type: varchar(60),
        name: varchar(120),
        status: varchar(12),
        version: integer(),
        channel: varchar(10),
        accountId: nullable(ref()),
        bookedBy: varchar(120),
        email: nullable(varchar(254)),
        phone: nullable(varchar(16)),
        takesSeat: truth(),
        amountCents: cents(),
        answers: longText(),
        refundOpen: truth(),
        canceledWhy: nullable(varchar(200)),
        createdAt: instant(),
        updatedAt: instant(),
      },
      indexes: {
        ix_tickets_date: ['templeId', 'occurrenceId', 'status', 'name', 'id'],
        ix_tickets_party: ['templeId', 'partyId'],
        ix_tickets_order: ['templeId', 'orderId'],
        ix_tickets_line: ['templeId', 'lineId'],
        ix_tickets_email: ['email', 'accountId'],
        ix_tickets_account: ['accountId', 'isLead', 'startsAt', 'id'],
      },
    });
    await createTable(runner, {
      name: 'ticket_waits',
      columns: {
        templeId: primary(ref()),
        id: id(),
        occurrenceId: ref(),
        accountId: ref(),
        bookedBy: varchar(120),
        status: varchar(10),
        openKey: nullable(varchar(80)),
        turn: integer(),
        people: longText(),
        peopleCount: integer(),
        claimed: integer(),
        isApproved: truth(),
        offeredUntil: nullable(instant()),
        createdAt: instant(),
      },
      uniques: { ux_ticket_waits_open: ['openKey'] },
      indexes: {
        ix_ticket_waits_line: ['templeId', 'occurrenceId', 'status', 'turn', 'id'],
        ix_ticket_waits_status: ['templeId', 'status', 'id'],
        ix_ticket_waits_offers: ['status', 'offeredUntil'],
        ix_ticket_waits_account: ['accountId', 'id'],
      },
    });
    await createTable(runner, {
      name: 'ticket_keys',
      columns: { id: id(), publicKey: varchar(50), sealedPrivateKey: varchar(300), createdAt: instant() },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'ticket_keys', 'ticket_waits', 'tickets', 'ticket_stocks', 'ticket_types', 'ticket_sales');
    await dropColumns(runner, 'events', SALE);
  }
}
