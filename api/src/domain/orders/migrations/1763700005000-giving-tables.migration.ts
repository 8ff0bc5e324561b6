import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  cents,
  createTable,
  dropTables,
  id,
  instant,
  nullable,
  primary,
  ref,
  varchar,
} from '../../../platform/database/table-definition.ts';
import { GIFT_LINES, GIFTS } from '../gift-tables.ts';

export class GivingTables1763700005000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, GIFTS);
    await createTable(runner, GIFT_LINES);
    await createTable(runner, {
      name: 'refunds',
      columns: {
        templeId: primary(ref()),
        id: id(),
        donationId: ref(),
        amountCents: cents(),
        reason: varchar(200),
        status: varchar(12),
        requestedById: nullable(ref()),
        requestedBy: varchar(120),
        requestedAt: instant(),
        settledAt: nullable(instant()),
        gatewayRefundId: nullable(varchar(120)),
      },
      uniques: { ux_refunds_gateway: ['templeId', 'gatewayRefundId'] },
      indexes: { ix_refunds_donation: ['templeId', 'donationId', 'requestedAt'], ix_refunds_pending: ['status', 'requestedAt'] },
    });
    await createTable(runner, {
      name: 'disputes',
      columns: {
        templeId: primary(ref()),
        id: id(),
        donationId: ref(),
        gatewayDisputeId: varchar(120),
        amountCents: cents(),
        feeCents: cents(),
        status: varchar(8),
        openedAt: instant(),
        closedAt: nullable(instant()),
      },
      uniques: { ux_disputes_gateway: ['templeId', 'gatewayDisputeId'] },
      indexes: { ix_disputes_donation: ['templeId', 'donationId'] },
    });
    await createTable(runner, {
      name: 'payment_events',
      columns: {
        id: id(),
        gateway: varchar(12),
        eventId: varchar(120),
        kind: varchar(40),
        donationId: nullable(ref()),
        outcome: varchar(40),
        receivedAt: instant(),
      },
      uniques: { ux_payment_events_event: ['gateway', 'eventId'] },
      indexes: { ix_payment_events_donation: ['donationId'] },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'payment_events', 'disputes', 'refunds', 'donation_lines', 'donations');
  }
}
