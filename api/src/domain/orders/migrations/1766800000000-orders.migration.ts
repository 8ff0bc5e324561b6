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
  renameColumn,
  type TableDefinition,
  truth,
  varchar,
} from '../../../platform/database/table-definition.ts';
import { GIFT_LINES, GIFTS } from '../gift-tables.ts';

/** What both tables have, by the same names: copied as it is. */
const SAME =
  'templeId, id, source, method, totalCents, coveredFeeCents, refundedCents, refundHeldCents, guestSessionId, phone, email, legalName, creditedName, anonymous, taxPolicyVersion, receiptNumber, searchText, gateway, paymentAccount, checkoutId, checkoutUrl, paymentId, paidWith, feeCents, checkNumber, receivedAt, listedAt, createdAt, updatedAt';
const SAME_OF_LINE =
  'templeId, id, position, fundId, amountCents, coveredFeeCents, refundedCents, taxClass, fairMarketValueCents, benefit, propertyDescription';

/** What refunds and lost disputes took of an order's lines. */
const TAKEN = '(SELECT SUM(line.refundedCents) FROM order_lines line WHERE line.templeId = orders.templeId AND line.orderId = orders.id)';

/** Tables that point at a gift, and the columns that do. */
const POINTERS: Record<string, readonly string[]> = {
  refunds: ['donationId'],
  disputes: ['donationId'],
  payment_events: ['donationId'],
  receipts: ['donationId', 'currentDonationId'],
  ledger_entries: ['donationId'],
  counter_entries: ['donationId'],
  hundi_counts: ['donationId'],
  sandbox_checkouts: ['donationId'],
};

/** Gifts become orders whose lines are donations. Their ids stay, and with them receipts, links and messages on their way. */
export class Orders1766800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const definition of [ORDERS, ORDER_LINES, GIFT_DETAILS]) await createTable(runner, definition);
    await runner.query(`INSERT INTO orders (${SAME}, status, payerAccountId, label, hasDonation, lostCents)
      SELECT ${SAME}, CASE status WHEN 'succeeded' THEN 'paid' ELSE status END, donorAccountId, fundLabel, 1, 0 FROM donations`);
    await runner.query(`INSERT INTO order_lines (${SAME_OF_LINE}, orderId, label, kind, quantity, refundHeldCents)
      SELECT ${SAME_OF_LINE}, donationId, fundName, 'donation', 1, refundedCents FROM donation_lines`);
    await runner.query(`INSERT INTO gifts (templeId, id, dedicationKind, dedicationName, qrCodeId)
      SELECT templeId, id, dedicationKind, dedicationName, qrCodeId FROM donations WHERE dedicationKind IS NOT NULL OR qrCodeId IS NOT NULL`);
    // What a lost dispute took was on the lines alone.
    await runner.query(`UPDATE orders SET refundHeldCents = CASE WHEN refundHeldCents > ${TAKEN} THEN refundHeldCents ELSE ${TAKEN} END,
      lostCents = ${TAKEN} - refundedCents WHERE status = 'lost'`);
    await dropTables(runner, 'donation_lines', 'donations');
    await eachPointer((table, column) => renameColumn(runner, table, column, orderColumn(column)));
    await rewordSandbox(runner, 'donationId', 'orderId');
  }

  /** Only donations can go back: carts end, and an order for anything else is in the way. */
  async down(runner: QueryRunner): Promise<void> {
    const [other] = await runner.query("SELECT id FROM order_lines WHERE kind <> 'donation' LIMIT 1");
    if (other) throw new Error(`The order line ${other.id} is no donation: orders can't become donations again.`);
    await eachPointer((table, column) => renameColumn(runner, table, orderColumn(column), column));
    await rewordSandbox(runner, 'orderId', 'donationId');
    await createTable(runner, { ...GIFTS, indexes: { ...GIFTS.indexes, ...LAST_GIFT_INDEXES } });
    await createTable(runner, GIFT_LINES);
    await runner.query(`INSERT INTO donations (${SAME}, status, donorAccountId, fundLabel, dedicationKind, dedicationName, qrCodeId)
      SELECT ${SAME.split(', ')
        .map((column) => `orders.${column}`)
        .join(', ')}, CASE status WHEN 'paid' THEN 'succeeded' ELSE status END,
        payerAccountId, label, dedicationKind, dedicationName, qrCodeId
      FROM orders LEFT JOIN gifts ON gifts.templeId = orders.templeId AND gifts.id = orders.id WHERE status <> 'draft'`);
    await runner.query(`INSERT INTO donation_lines (${SAME_OF_LINE}, donationId, fundName)
      SELECT ${SAME_OF_LINE}, orderId, label FROM order_lines
      WHERE EXISTS (SELECT 1 FROM donations WHERE donations.templeId = order_lines.templeId AND donations.id = order_lines.orderId)`);
    await runner.query(`UPDATE donations SET refundHeldCents = refundHeldCents -
      (SELECT lostCents FROM orders WHERE orders.templeId = donations.templeId AND orders.id = donations.id) WHERE status = 'lost'`);
    await dropTables(runner, 'gifts', 'order_lines', 'orders');
  }
}

/** Indexes that later migrations gave other columns. */
const LAST_GIFT_INDEXES = {
  ix_donations_donor: ['donorAccountId', 'id'],
  ix_donations_pending: ['status', 'createdAt', 'totalCents', 'refundedCents'],
};

const orderColumn = (column: string): string => (column === 'donationId' ? 'orderId' : 'currentOrderId');

/** Messages of the sandbox that are still on their way name what they are about. */
const rewordSandbox = (runner: QueryRunner, from: string, to: string): Promise<void> =>
  runner.query(`UPDATE sandbox_events SET body = REPLACE(body, '"${from}"', '"${to}"')`);

async function eachPointer(work: (table: string, column: string) => Promise<void>): Promise<void> {
  for (const [table, columns] of Object.entries(POINTERS)) for (const column of columns) await work(table, column);
}

const ORDERS: TableDefinition = {
  name: 'orders',
  columns: {
    templeId: primary(ref()),
    id: id(),
    status: varchar(20),
    source: varchar(12),
    method: varchar(12),
    hasDonation: truth(),
    totalCents: cents(),
    coveredFeeCents: cents(),
    refundedCents: cents(),
    refundHeldCents: cents(),
    lostCents: cents(),
    payerAccountId: nullable(ref()),
    guestSessionId: nullable(ref()),
    phone: nullable(varchar(16)),
    email: nullable(varchar(254)),
    legalName: nullable(varchar(120)),
    creditedName: nullable(varchar(120)),
    anonymous: truth(),
    taxPolicyVersion: integer(),
    label: varchar(120),
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
    cartKey: nullable(varchar(80)),
    processingAt: nullable(instant()),
    receivedAt: nullable(instant()),
    listedAt: instant(),
    createdAt: instant(),
    updatedAt: instant(),
  },
  uniques: { ux_orders_cart: ['cartKey'] },
  indexes: {
    ix_orders_listed: ['templeId', 'listedAt', 'id'],
    ix_orders_total: ['templeId', 'totalCents', 'id'],
    ix_orders_status: ['templeId', 'status', 'listedAt'],
    ix_orders_source: ['templeId', 'source', 'listedAt'],
    ix_orders_payer: ['payerAccountId', 'id'],
    ix_orders_guest: ['guestSessionId', 'id'],
    ix_orders_pending: ['status', 'createdAt', 'totalCents', 'refundedCents'],
  },
  checks: { ck_orders_refunds: 'refundedCents >= 0 AND refundHeldCents >= refundedCents + lostCents AND refundHeldCents <= totalCents' },
};

const ORDER_LINES: TableDefinition = {
  name: 'order_lines',
  columns: {
    templeId: primary(ref()),
    id: id(),
    orderId: ref(),
    position: integer(),
    kind: varchar(12),
    itemId: nullable(ref()),
    quantity: integer(),
    fundId: nullable(ref()),
    incomeAccount: nullable(varchar(20)),
    label: varchar(120),
    amountCents: cents(),
    coveredFeeCents: cents(),
    refundedCents: cents(),
    refundHeldCents: cents(),
    taxClass: varchar(20),
    fairMarketValueCents: cents(),
    benefit: nullable(varchar(120)),
    propertyDescription: nullable(varchar(300)),
  },
  uniques: { ux_order_lines_position: ['templeId', 'orderId', 'position'] },
  indexes: {
    ix_order_lines_fund: ['templeId', 'fundId', 'orderId'],
    ix_order_lines_item: ['templeId', 'kind', 'itemId'],
  },
  checks: {
    ck_order_lines_refunds: 'refundedCents >= 0 AND refundHeldCents >= refundedCents AND refundHeldCents <= amountCents + coveredFeeCents',
    ck_order_lines_credit: '(fundId IS NULL AND incomeAccount IS NOT NULL) OR (fundId IS NOT NULL AND incomeAccount IS NULL)',
  },
};

const GIFT_DETAILS: TableDefinition = {
  name: 'gifts',
  columns: {
    templeId: primary(ref()),
    id: id(),
    dedicationKind: nullable(varchar(10)),
    dedicationName: nullable(varchar(120)),
    qrCodeId: nullable(ref()),
  },
  indexes: { ix_gifts_qr: ['templeId', 'qrCodeId'] },
};
