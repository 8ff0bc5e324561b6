import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  addColumns,
  createTable,
  dropColumns,
  dropTables,
  longText,
  nullable,
  primary,
  ref,
  varchar,
} from '../../../platform/database/table-definition.ts';
import type { Order } from '../order.entity.ts';
import { termsOf } from '../order-terms.ts';

const SEARCH_TEXT = { searchText: nullable(longText()) };
/** Orders that are read at once, and rows of one statement. */
const AT_ONCE = 500;

/** Orders are found by an index of words and numbers; before, each search read every order of the temple. */
export class OrderTerms1767400400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'order_terms',
      columns: { templeId: primary(ref()), term: primary(varchar(120)), orderId: primary(ref()) },
      indexes: { ix_order_terms_order: ['templeId', 'orderId'] },
    });
    const temples: { templeId: string }[] = await runner.query('SELECT DISTINCT templeId FROM orders');
    for (const { templeId } of temples) await indexTemple(runner, templeId);
    await dropColumns(runner, 'orders', SEARCH_TEXT);
  }

  async down(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'orders', SEARCH_TEXT);
    await runner.query(
      "UPDATE orders SET searchText = LOWER(CONCAT_WS(' ', legalName, creditedName, email, phone, receiptNumber, checkNumber))",
    );
    await runner.changeColumn('orders', 'searchText', longText()('searchText'));
    await dropTables(runner, 'order_terms');
  }
}

type Stored = Parameters<typeof termsOf>[0] & Pick<Order, 'id'>;

const ORDERS_AFTER = `SELECT id, legalName, creditedName, email, phone, checkNumber, batchNumber, receiptNumber FROM orders
  WHERE templeId = ? AND id > ? AND status != 'draft' ORDER BY id LIMIT ${AT_ONCE}`;

async function indexTemple(runner: QueryRunner, templeId: string): Promise<void> {
  for (let last: string | undefined = ''; last !== undefined; ) {
    const orders: Stored[] = await runner.query(ORDERS_AFTER, [templeId, last]);
    const numbers = await receiptsOf(
      runner,
      templeId,
      orders.map(({ id }) => id),
    );
    const rows = orders.flatMap((order) => termsOf(order, numbers.get(order.id)).map((term) => [templeId, term, order.id]));
    for (let at = 0; at < rows.length; at += AT_ONCE) {
      const chunk = rows.slice(at, at + AT_ONCE);
      await runner.query(
        `INSERT INTO order_terms (templeId, term, orderId) VALUES ${chunk.map(() => '(?, ?, ?)').join(', ')}`,
        chunk.flat(),
      );
    }
    last = orders.at(-1)?.id;
  }
}

async function receiptsOf(runner: QueryRunner, templeId: string, orderIds: readonly string[]): Promise<Map<string, string[]>> {
  const numbers = new Map<string, string[]>();
  if (orderIds.length === 0) return numbers;
  const among = orderIds.map(() => '?').join(', ');
  const rows: { orderId: string; number: string }[] = await runner.query(
    `SELECT orderId, number FROM receipts WHERE templeId = ? AND orderId IN (${among})`,
    [templeId, ...orderIds],
  );
  for (const { orderId, number } of rows) numbers.set(orderId, [...(numbers.get(orderId) ?? []), number]);
  return numbers;
}
