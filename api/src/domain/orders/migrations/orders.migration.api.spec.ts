import type { QueryRunner } from 'typeorm';
import { createTestDatabase } from '../../../../test/test-database.ts';
import { openDataSource } from '../../../platform/database/data-source.ts';
import { defineSchema } from '../../../platform/database/schema.ts';
import { SandboxTables1763700000500 } from '../../../platform/payments/sandbox/1763700000500-sandbox-tables.migration.ts';
import { CounterTables1763700006000 } from '../../counter/1763700006000-counter-tables.migration.ts';
import { LedgerTables1763700003000 } from '../../ledger/1763700003000-ledger-tables.migration.ts';
import { ReceiptTables1763700004000 } from '../../receipts/1763700004000-receipt-tables.migration.ts';
import { GivingTables1763700005000 } from './1763700005000-giving-tables.migration.ts';
import { OwnGiftsIndex1764200000000 } from './1764200000000-own-gifts-index.migration.ts';
import { PlatformSumsIndex1764500000000 } from './1764500000000-platform-sums-index.migration.ts';
import { Orders1766800000000 } from './1766800000000-orders.migration.ts';
import { RefundLines1766900000000 } from './1766900000000-refund-lines.migration.ts';

const AT = '2026-11-07 13:00:00.000';

/** Gifts of every kind: given through a code, dedicated, refunded in part, lost after a refund, still pending. */
const GIFTS = [
  { id: 'gift-1', status: 'succeeded', qrCodeId: 'code-1' },
  {
    id: 'gift-2',
    status: 'partially-refunded',
    refundedCents: 1000,
    refundHeldCents: 2000,
    dedicationKind: 'memory',
    dedicationName: 'अम्मा',
  },
  { id: 'gift-3', status: 'lost', refundedCents: 500, refundHeldCents: 500 },
  { id: 'gift-4', status: 'pending', donorAccountId: null, guestSessionId: 'guest-1', phone: '+17325550148' },
  { id: 'gift-5', status: 'canceled' },
];
/** What refunds and lost disputes took of each gift's two lines. */
const TAKEN: Record<string, [number, number]> = { 'gift-2': [600, 400], 'gift-3': [3000, 2100] };

describe('gifts that become orders', () => {
  it('keep ids, sums, lines and what points at them, forward and back', async () => {
    const { store, source, runner } = await oldTables();
    const before = await rows(runner);
    const orders = new Orders1766800000000();
    await orders.up(runner);
    expect(await runner.query('SELECT id, status, payerAccountId, label, lostCents, refundHeldCents FROM orders ORDER BY id')).toEqual([
      order('gift-1', 'paid', 0, 0),
      order('gift-2', 'partially-refunded', 0, 2000),
      order('gift-3', 'lost', 4600, 5100),
      { ...order('gift-4', 'pending', 0, 0), payerAccountId: null },
      order('gift-5', 'canceled', 0, 0),
    ]);
    expect(
      await runner.query("SELECT orderId, label, kind, refundHeldCents FROM order_lines WHERE orderId = 'gift-3' ORDER BY position"),
    ).toEqual([
      { orderId: 'gift-3', label: 'Annadanam', kind: 'donation', refundHeldCents: 3000 },
      { orderId: 'gift-3', label: 'Building', kind: 'donation', refundHeldCents: 2100 },
    ]);
    expect(await runner.query('SELECT id, dedicationName, qrCodeId FROM gifts ORDER BY id')).toEqual([
      { id: 'gift-1', dedicationName: null, qrCodeId: 'code-1' },
      { id: 'gift-2', dedicationName: 'अम्मा', qrCodeId: null },
    ]);
    expect(await runner.query('SELECT orderId FROM refunds')).toEqual([{ orderId: 'gift-2' }]);

    await orders.down(runner);
    expect(await rows(runner)).toEqual(before);
    await runner.release();
    await source.destroy();
    await store.drop();
  });

  it('cannot come back while a line is for something else', async () => {
    const { store, source, runner } = await oldTables();
    const orders = new Orders1766800000000();
    await orders.up(runner);
    await runner.query("UPDATE order_lines SET kind = 'pooja' WHERE orderId = 'gift-1'");
    await expect(orders.down(runner)).rejects.toThrow('is no donation');
    await runner.release();
    await source.destroy();
    await store.drop();
  });
});

describe('refunds under way when lines were not named yet', () => {
  it('take from what is left of each line, and let go of it on the way back', async () => {
    const { store, source, runner } = await oldTables();
    await new Orders1766800000000().up(runner);
    await insert(runner, 'refunds', { ...REFUND, id: 'refund-2', orderId: 'gift-2', status: 'pending' });
    const held = () => runner.query("SELECT refundHeldCents, refundedCents FROM order_lines WHERE orderId = 'gift-2' ORDER BY position");
    const before = await held();
    const named = new RefundLines1766900000000();
    await named.up(runner);
    expect(await runner.query('SELECT refundId, lineId, cents FROM refund_lines ORDER BY lineId')).toEqual([
      { refundId: 'refund-2', lineId: 'gift-2-line-0', cents: 585 },
      { refundId: 'refund-2', lineId: 'gift-2-line-1', cents: 415 },
    ]);
    expect((await held()).map((line: { refundHeldCents: unknown }) => Number(line.refundHeldCents))).toEqual([1185, 815]);
    await named.down(runner);
    expect(await held()).toEqual(before);
    await runner.release();
    await source.destroy();
    await store.drop();
  });
});

const order = (id: string, status: string, lostCents: number, refundHeldCents: number) => ({
  id,
  status,
  payerAccountId: 'account-1',
  label: 'Annadanam and 1 more',
  lostCents,
  refundHeldCents,
});

const REFUND = { templeId: 'temple-1', amountCents: 1000, reason: 'Wrong amount', requestedBy: 'Suresh Rao', requestedAt: AT };
const TABLES = ['donations', 'donation_lines', 'refunds', 'receipts', 'ledger_entries'];

async function oldTables() {
  const store = await createTestDatabase();
  const source = await openDataSource(store, defineSchema({ entities: [], migrations: [] }));
  const runner = source.createQueryRunner();
  const steps = [
    SandboxTables1763700000500,
    LedgerTables1763700003000,
    ReceiptTables1763700004000,
    GivingTables1763700005000,
    CounterTables1763700006000,
    OwnGiftsIndex1764200000000,
    PlatformSumsIndex1764500000000,
  ];
  for (const Step of steps) await new Step().up(runner);
  for (const gift of GIFTS) await writeGift(runner, gift);
  await insert(runner, 'refunds', { ...REFUND, id: 'refund-1', donationId: 'gift-2', status: 'succeeded' });
  return { store, source, runner };
}

async function writeGift(runner: QueryRunner, gift: Record<string, unknown> & { id: string }): Promise<void> {
  await insert(runner, 'donations', {
    templeId: 'temple-1',
    source: 'web',
    method: 'card',
    totalCents: 5100,
    coveredFeeCents: 0,
    refundedCents: 0,
    refundHeldCents: 0,
    donorAccountId: 'account-1',
    anonymous: 0,
    taxPolicyVersion: 1,
    fundLabel: 'Annadanam and 1 more',
    searchText: 'annadanam',
    listedAt: AT,
    createdAt: AT,
    updatedAt: AT,
    ...gift,
  });
  for (const [position, [fundName, amountCents]] of (
    [
      ['Annadanam', 3000],
      ['Building', 2100],
    ] as const
  ).entries()) {
    await insert(runner, 'donation_lines', {
      templeId: 'temple-1',
      id: `${gift.id}-line-${position}`,
      donationId: gift.id,
      position,
      fundId: `fund-${position}`,
      fundName,
      amountCents,
      coveredFeeCents: 0,
      refundedCents: TAKEN[gift.id]?.[position] ?? 0,
      taxClass: 'gift',
      fairMarketValueCents: 0,
    });
  }
}

async function insert(runner: QueryRunner, table: string, row: Record<string, unknown>): Promise<void> {
  const columns = Object.keys(row);
  await runner.query(
    `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
    Object.values(row) as string[],
  );
}

async function rows(runner: QueryRunner): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {};
  for (const table of TABLES) found[table] = await runner.query(`SELECT * FROM ${table} ORDER BY id`);
  return found;
}
