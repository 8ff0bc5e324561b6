import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';

const FILE = 'sannidhi.sqlite';

type Row = Record<string, unknown>;
interface Order extends Row {
  id: string;
}
interface Receipt extends Order {
  number: string;
  sequence: number;
}

/**
 * A copy of a data folder in which the temple with most orders has so many of them, with their receipts and search terms: everybody there
 * has given many times. Returns how many orders that temple has.
 */
export function growOrders(from: string, to: string, orders: number): number {
  mkdirSync(to, { recursive: true });
  copyFileSync(join(from, FILE), join(to, FILE));
  const database = new Database(join(to, FILE));
  // The cache is in KiB: terms are written in no order.
  for (const setting of ['foreign_keys = OFF', 'synchronous = OFF', 'journal_mode = OFF', 'cache_size = -1000000'])
    database.pragma(setting);
  const largest = 'SELECT templeId FROM orders GROUP BY templeId ORDER BY COUNT(*) DESC LIMIT 1';
  const { templeId } = database.prepare(largest).get() as { templeId: string };
  const count = () => (database.prepare('SELECT COUNT(*) AS n FROM orders WHERE templeId = ?').get(templeId) as { n: number }).n;
  const few = count();
  const write = database.transaction(copying(database, templeId));
  for (let copy = 1; copy < orders / few; copy += 1) write(copy * few, `x${copy.toString(36).padStart(2, '0')}`);
  database.exec('ANALYZE');
  database.pragma('journal_mode = WAL');
  const many = count();
  database.close();
  return many;
}

/** Writes each order of the temple again, with receipts `later` numbers later and ids with `part` in them, which no other id has. */
function copying(database: Database.Database, templeId: string): (later: number, part: string) => void {
  const rowsOf = <T>(table: string) => database.prepare(`SELECT * FROM ${table} WHERE templeId = ?`).all(templeId) as T[];
  const [orders, receipts] = [rowsOf<Order>('orders'), rowsOf<Receipt>('receipts')];
  const terms = rowsOf<{ term: string; orderId: string }>('order_terms');
  const insert = { order: inserting(database, 'orders', orders[0]), receipt: inserting(database, 'receipts', receipts[0]) };
  const term = database.prepare('INSERT OR IGNORE INTO order_terms (templeId, term, orderId) VALUES (?, ?, ?)');
  let written = 0;
  return (later, part) => {
    const idOf = (id: unknown) => (typeof id === 'string' ? id.slice(0, 15) + part + id.slice(18) : null);
    const renumbered = new Map(receipts.flatMap(({ number, sequence }) => renumberings(number, sequence + later)));
    const renamed = (text: unknown) => renumbered.get(String(text)) ?? text;
    for (const order of orders) insert.order({ ...order, id: idOf(order.id), cartKey: null, receiptNumber: renamed(order.receiptNumber) });
    for (const receipt of receipts)
      insert.receipt({
        ...receipt,
        id: idOf(receipt.id),
        orderId: idOf(receipt.orderId),
        currentOrderId: idOf(receipt.currentOrderId),
        number: renamed(receipt.number),
        sequence: receipt.sequence + later,
        verificationId: (written++).toString(36).padStart(22, '-'),
        // A list doesn't read it, and a million of them fill the disk.
        record: '{}',
      });
    for (const row of terms) term.run(templeId, renamed(row.term), idOf(row.orderId));
  };
}

/** What a receipt's number becomes: itself, as it is searched, and backwards, as its end is searched. */
function renumberings(number: string, sequence: number): [string, string][] {
  const next = number.slice(0, number.lastIndexOf('-') + 1) + String(sequence).padStart(6, '0');
  const backwards = (text: string) => `\u0001${[...text.toLowerCase()].reverse().join('')}`;
  return [
    [number, next],
    [number.toLowerCase(), next.toLowerCase()],
    [backwards(number), backwards(next)],
  ];
}

function inserting(database: Database.Database, table: string, row: Row | undefined): (values: Row) => void {
  const columns = Object.keys(row ?? {});
  const values = columns.map((name) => `@${name}`).join(', ');
  const statement = database.prepare(`INSERT INTO ${table} (${columns.map((name) => `"${name}"`).join(', ')}) VALUES (${values})`);
  return (given) => void statement.run(given);
}
