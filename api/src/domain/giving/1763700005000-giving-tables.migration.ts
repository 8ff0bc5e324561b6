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
} from '../../platform/database/table-definition.ts';
import { REFUNDS_WITHIN_GIFT } from './donation.entity.ts';

export class GivingTables1763700005000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, DONATIONS);
    await createTable(runner, {
      name: 'donation_lines',
      columns: {
        templeId: primary(ref()),
        id: id(),
        donationId: ref(),
        position: integer(),
        fundId: ref(),
        fundName: varchar(60),
        amountCents: cents(),
        coveredFeeCents: cents(),
        refundedCents: cents(),
        taxClass: varchar(20),
        fairMarketValueCents: cents(),
        benefit: nullable(varchar(120)),
        propertyDescription: nullable(varchar(300)),
      },
      uniques: { ux_donation_lines_position: ['templeId', 'donationId', 'position'] },
      indexes: { ix_donation_lines_fund: ['templeId', 'fundId', 'donationId'] },
    });
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

const DONATIONS = {
  name: 'donations',
  columns: {
    templeId: primary(ref()),
    id: id(),
    status: varchar(20),
    source: varchar(12),
    method: varchar(12),
    totalCents: cents(),
    coveredFeeCents: cents(),
    refundedCents: cents(),
    refundHeldCents: cents(),
    donorAccountId: nullable(ref()),
    guestSessionId: nullable(ref()),
    phone: nullable(varchar(16)),
    email: nullable(varchar(254)),
    legalName: nullable(varchar(120)),
    creditedName: nullable(varchar(120)),
    anonymous: truth(),
    dedicationKind: nullable(varchar(10)),
    dedicationName: nullable(varchar(120)),
    qrCodeId: nullable(ref()),
    taxPolicyVersion: integer(),
    fundLabel: varchar(120),
    receiptNumber: nullable(varchar(24)),
    searchText: longText(),
    gateway: nullable(varchar(12)),
    paymentAccount: nullable(varchar(60)),
    checkoutId: nullable(varchar(120)),
    checkoutUrl: nullable(longText()),
    paymentId: nullable(varchar(120)),
    paidWith: nullable(varchar(60)),
    feeCents: nullable(cents()),
    checkNumber: nullable(varchar(20)),
    receivedAt: nullable(instant()),
    listedAt: instant(),
    createdAt: instant(),
    updatedAt: instant(),
  },
  indexes: {
    ix_donations_listed: ['templeId', 'listedAt', 'id'],
    ix_donations_total: ['templeId', 'totalCents', 'id'],
    ix_donations_status: ['templeId', 'status', 'listedAt'],
    ix_donations_source: ['templeId', 'source', 'listedAt'],
    ix_donations_qr: ['templeId', 'qrCodeId'],
    ix_donations_donor: ['donorAccountId', 'createdAt', 'id'],
    ix_donations_guest: ['guestSessionId', 'id'],
    ix_donations_pending: ['status', 'createdAt'],
  },
  checks: { ck_donations_refunds: REFUNDS_WITHIN_GIFT },
};
