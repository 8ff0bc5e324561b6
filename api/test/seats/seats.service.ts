import { Injectable, Module, type OnModuleInit } from '@nestjs/common';
import { id, type TaxRule } from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import { type InferType, number, object } from 'yup';
import type { Order } from '../../src/domain/orders/order.entity.ts';
import { OrderLine } from '../../src/domain/orders/order-line.entity.ts';
import { OrdersModule } from '../../src/domain/orders/orders.module.ts';
import type { Ask, CanceledBy, Market, PaidLine, Purchasable, Quote } from '../../src/domain/orders/purchasable.ts';
import { Purchasables } from '../../src/domain/orders/purchasables.ts';
import type { Refund } from '../../src/domain/orders/refunds/refund.entity.ts';
import { RefundsService } from '../../src/domain/orders/refunds/refunds.service.ts';
import { Database } from '../../src/platform/database/database.ts';
import { execute } from '../../src/platform/database/execute.ts';
import { newId } from '../../src/platform/ids/new-id.ts';
import type { TestApi } from '../start-test-api.ts';

export interface Seats {
  templeId: string;
  id: string;
  name: string;
  priceCents: number;
  capacity: number;
  held: number;
  sold: number;
}

const itemSchema = object({ seatId: id().required(), quantity: number().integer().min(1).max(10).required() }).noUnknown();
type SeatItem = InferType<typeof itemSchema>;

/** The name of a class that has begun, and what canceling costs a buyer. */
export const BEGUN = 'Begun class';
export const CANCELLATION_FEE_CENTS = 1_000;

/** A kind that only tests sell: seats of a class, counted as every kind with places counts them. */
@Injectable()
export class SeatsService implements Purchasable<SeatItem>, OnModuleInit {
  readonly kind = 'test-seat';
  readonly itemSchema = itemSchema;
  readonly takesPlaces = true;

  constructor(
    private readonly purchasables: Purchasables,
    private readonly refunds: RefundsService,
    private readonly database: Database,
  ) {}

  onModuleInit(): void {
    this.purchasables.add(this);
  }

  async quote(manager: EntityManager, { temple, policy }: Market, asks: readonly Ask<SeatItem>[]): Promise<(Quote | null)[]> {
    const quotes = [];
    for (const { item, held } of asks)
      quotes.push(quoteOf(await seatsOf(manager, temple.id, item.seatId), item, held, policy.ruleOf('ticket')));
    return quotes;
  }

  reserve(tx: EntityManager, _order: Order, lines: readonly OrderLine[]): Promise<OrderLine[]> {
    return failing(lines, (line) => count(tx, line, 'held = held + ?', FREE));
  }

  async confirm(tx: EntityManager, _order: Order, lines: readonly PaidLine[]): Promise<OrderLine[]> {
    const fresh = lines.filter(({ held }) => !held).map(({ line }) => line);
    for (const { line } of lines.filter(({ held }) => held)) await count(tx, line, 'held = held - ?, sold = sold + ?');
    return failing(fresh, (line) => count(tx, line, 'sold = sold + ?', FREE));
  }

  async release(tx: EntityManager, _order: Order, lines: readonly OrderLine[], were: 'held' | 'taken'): Promise<void> {
    for (const line of lines) await count(tx, line, were === 'held' ? 'held = held - ?' : 'sold = sold - ?');
  }

  describe({ label, quantity }: OrderLine): string {
    return quantity > 1 ? `${label}, ${quantity} seats` : label;
  }

  /** A class that began isn't refunded; a buyer who cancels pays the fee of ten dollars. */
  refundable({ amountCents, label }: OrderLine, by: CanceledBy): number {
    if (label === BEGUN) return 0;
    return by === 'temple' ? amountCents : amountCents - CANCELLATION_FEE_CENTS;
  }

  /** A buyer's cancellation, as a selling domain's own service offers it. */
  async cancel(order: Order, lineId: string): Promise<Refund | null> {
    return this.database.transaction(async (tx) => {
      const line = await tx.findOneByOrFail(OrderLine, { templeId: order.templeId, orderId: order.id, id: lineId });
      return this.refunds.cancelLines(tx, order, [line], { reason: 'Canceled by the buyer', requestedBy: 'Buyer' });
    });
  }
}

@Module({ imports: [OrdersModule], providers: [SeatsService] })
export class SeatsModule {}

/** The table, in the database of this test alone. */
export async function createSeats(api: TestApi): Promise<void> {
  await api.database.transaction(async (tx) => {
    await tx.query(`CREATE TABLE test_seats (templeId VARCHAR(36) NOT NULL, id VARCHAR(36) NOT NULL, name VARCHAR(120) NOT NULL,
      priceCents BIGINT NOT NULL, capacity INTEGER NOT NULL, held INTEGER NOT NULL CHECK (held >= 0),
      sold INTEGER NOT NULL CHECK (sold >= 0), PRIMARY KEY (templeId, id))`);
  });
}

/** A class with so many seats, at 25 dollars each. */
export async function buildSeats(api: TestApi, templeId: string, capacity: number): Promise<Seats> {
  const seats = { templeId, id: newId(), name: 'Garland class', priceCents: 2_500, capacity, held: 0, sold: 0 };
  await api.database.transaction((tx) =>
    tx.query(
      'INSERT INTO test_seats (templeId, id, name, priceCents, capacity, held, sold) VALUES (?, ?, ?, ?, ?, ?, ?)',
      Object.values(seats),
    ),
  );
  return seats;
}

/** Its seats as they are counted now. */
export async function seatsOf(manager: EntityManager, templeId: string, seatId: string): Promise<Seats | undefined> {
  const [row] = await manager.query('SELECT * FROM test_seats WHERE templeId = ? AND id = ?', [templeId, seatId]);
  return row && { ...row, priceCents: Number(row.priceCents) };
}

const FREE = 'AND held + sold + ? <= capacity';

function quoteOf(seats: Seats | undefined, { seatId, quantity }: SeatItem, held: boolean, rule: TaxRule): Quote | null {
  // Holds may lapse: only what was sold is gone for good.
  if (!seats || (!held && seats.sold + quantity > seats.capacity)) return null;
  return {
    itemId: seatId,
    quantity,
    label: seats.name,
    amountCents: seats.priceCents * quantity,
    credits: { incomeAccount: 'tickets' },
    rule,
  };
}

async function failing(lines: readonly OrderLine[], works: (line: OrderLine) => Promise<boolean>): Promise<OrderLine[]> {
  const failed = [];
  for (const line of lines) if (!(await works(line))) failed.push(line);
  return failed;
}

async function count(tx: EntityManager, { templeId, itemId, quantity }: OrderLine, change: string, condition = ''): Promise<boolean> {
  const sql = `UPDATE test_seats SET ${change} WHERE templeId = ? AND id = ? ${condition}`;
  const parameters = [...[...change.matchAll(/\?/g)].map(() => quantity), templeId, itemId, ...(condition ? [quantity] : [])];
  return (await execute(tx, sql, parameters)) === 1;
}
