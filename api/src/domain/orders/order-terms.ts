import type { EntityManager } from 'typeorm';
import { insertOnce, insertRows } from '../../platform/database/rows.ts';
import { distinctTerms, endingTerm, nameTerms, normalTerm, type WantedTerm, wantedTerms } from '../../platform/database/search-terms.ts';
import { Receipt } from '../receipts/receipt.entity.ts';
import type { Order } from './order.entity.ts';
import { OrderTerm } from './order-term.entity.ts';

/** The columns of an order that say what it is found by. */
export const FINDABLE = [
  'templeId',
  'id',
  'legalName',
  'creditedName',
  'email',
  'phone',
  'checkNumber',
  'batchNumber',
  'receiptNumber',
] as const satisfies (keyof Order)[];

/** What of an order says what it is found by. */
export type Findable = Pick<Order, (typeof FINDABLE)[number]>;

const BATCH = '\u0002';

/** Everything an order is found by: names, email, phone, check and batch number, and the numbers of its receipts, valid or not. */
export function termsOf(order: Omit<Findable, 'templeId' | 'id'>, receiptNumbers: readonly string[] = []): string[] {
  const { legalName, creditedName, email, phone, checkNumber, batchNumber, receiptNumber } = order;
  const receipts = [receiptNumber, ...receiptNumbers].flatMap((number) => number ?? []);
  const terms = [
    ...[legalName, creditedName].flatMap((name) => nameTerms(name ?? '')),
    ...[email, checkNumber, ...receipts].flatMap((text) => (text ? normalTerm(text) : [])),
    ...[phone, ...receipts].flatMap((number) => (number ? endingTerm(number) : [])),
    ...(batchNumber === null ? [] : [`${BATCH}${batchNumber}`]),
  ];
  return distinctTerms(terms);
}

/** What each typed word may mean, a batch number among it. */
export const wantedOrderTerms = (search: string): WantedTerm[][] =>
  wantedTerms(search).map((wanted) => [...wanted, ...wanted.slice(0, 1).flatMap(({ text }) => batchOf(text))]);

/** The end of a receipt number has leading zeros, a batch number doesn't. */
const batchOf = (word: string): WantedTerm[] =>
  /^#?[1-9]\d{0,5}$|^#?0$/.test(word) ? [{ text: `${BATCH}${Number(word.replace('#', ''))}`, whole: true }] : [];

const rowsOf = ({ templeId, id: orderId }: Pick<Order, 'templeId' | 'id'>, terms: readonly string[]): OrderTerm[] =>
  terms.map((term) => ({ templeId, term, orderId }));

/** The rows of an order with these receipts. */
export const termRows = (order: Findable, receiptNumbers: readonly string[] = []): OrderTerm[] =>
  rowsOf(order, termsOf(order, receiptNumbers));

/** Adds a receipt's number to what its order is found by: it is found by every number it ever had. */
export async function addReceiptTerms(tx: EntityManager, order: Pick<Order, 'templeId' | 'id'>, number: string): Promise<void> {
  for (const row of rowsOf(order, [normalTerm(number), endingTerm(number)])) await insertOnce(tx, OrderTerm, row);
}

/** Replaces what an order is found by, after a name or an address changed. */
export async function rewriteTerms(tx: EntityManager, order: Findable): Promise<void> {
  const key = { templeId: order.templeId, orderId: order.id };
  const receipts = await tx.findBy(Receipt, key);
  await tx.delete(OrderTerm, key);
  const rows = termRows(
    order,
    receipts.map(({ number }) => number),
  );
  await insertRows(tx, OrderTerm, rows);
}
