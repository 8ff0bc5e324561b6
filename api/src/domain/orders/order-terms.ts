import type { EntityManager } from 'typeorm';
import { insertOnce, insertRows } from '../../platform/database/rows.ts';
import { Receipt } from '../receipts/receipt.entity.ts';
import type { Order } from './order.entity.ts';
import { OrderTerm } from './order-term.entity.ts';

type Findable = Pick<
  Order,
  'templeId' | 'id' | 'legalName' | 'creditedName' | 'email' | 'phone' | 'checkNumber' | 'batchNumber' | 'receiptNumber'
>;

const TERM_MAX = 120;
/** Numbers that people know the end of are kept backwards as well, so that their end can be looked up in an index. Nobody can type it. */
const ENDING = '\u0001';
const BATCH = '\u0002';

/** A term's text from its beginning, or whole. */
export interface WantedTerm {
  text: string;
  whole: boolean;
}

/** Everything an order is found by: names, email, phone, check and batch number, and the numbers of its receipts, valid or not. */
export function termsOf(order: Omit<Findable, 'templeId' | 'id'>, receiptNumbers: readonly string[] = []): string[] {
  const { legalName, creditedName, email, phone, checkNumber, batchNumber, receiptNumber } = order;
  const receipts = [receiptNumber, ...receiptNumbers].flatMap((number) => number ?? []);
  const terms = [
    ...[legalName, creditedName].flatMap((name) => wordsOf(name ?? '')),
    ...[email, checkNumber, ...receipts].flatMap((text) => (text ? normal(text) : [])),
    ...[phone, ...receipts].flatMap((number) => (number ? ending(normal(number)) : [])),
    ...(batchNumber === null ? [] : [`${BATCH}${batchNumber}`]),
  ];
  return [...new Set(terms.map((term) => term.slice(0, TERM_MAX)))];
}

/** What each typed word may stand for. A phone is one word, however it is written. */
export function wantedTerms(search: string): WantedTerm[][] {
  const digits = search.replace(/\D/g, '');
  if (/^[\d\s()+.-]+$/.test(search) && digits.length >= PHONE_DIGITS)
    return [
      [
        { text: normal(search.trim()), whole: false },
        { text: ending(digits.slice(-NATIONAL_DIGITS)), whole: false },
      ],
    ];
  return normal(search).split(/\s+/).filter(Boolean).map(alternativesOf);
}

const PHONE_DIGITS = 7;
const NATIONAL_DIGITS = 10;
/** Shorter endings would find everything. */
const ENDING_DIGITS = 4;

function alternativesOf(word: string): WantedTerm[] {
  // One letter would find half of all names.
  const wanted: WantedTerm[] = [{ text: word, whole: [...word].length < 2 }];
  if (!/^#?\d+$/.test(word)) return wanted;
  const digits = word.replace('#', '');
  if (digits.length >= ENDING_DIGITS) wanted.push({ text: ending(digits), whole: false });
  if (digits.length <= BATCH_DIGITS) wanted.push({ text: `${BATCH}${Number(digits)}`, whole: true });
  return wanted;
}

const BATCH_DIGITS = 6;

const normal = (text: string): string => text.normalize('NFKC').toLowerCase().replaceAll('’', "'");
const ending = (text: string): string => ENDING + [...text].reverse().join('');

/** A name's words as they are written, and the parts of those with a hyphen, a dot or an apostrophe. */
function wordsOf(name: string): string[] {
  const words = normal(name).split(/[\s,;()"“”]+/u);
  return [...words, ...words.flatMap((word) => word.split(/[^\p{L}\p{M}\p{N}]+/u))].filter(Boolean);
}

const rowsOf = ({ templeId, id: orderId }: Pick<Order, 'templeId' | 'id'>, terms: readonly string[]): OrderTerm[] =>
  terms.map((term) => ({ templeId, term, orderId }));

/** The rows of an order with these receipts. */
export const termRows = (order: Findable, receiptNumbers: readonly string[] = []): OrderTerm[] =>
  rowsOf(order, termsOf(order, receiptNumbers));

/** Adds a receipt's number to what its order is found by: it is found by every number it ever had. */
export async function addReceiptTerms(tx: EntityManager, order: Pick<Order, 'templeId' | 'id'>, number: string): Promise<void> {
  for (const row of rowsOf(order, [normal(number), ending(normal(number))])) await insertOnce(tx, OrderTerm, row);
}

/** Writes anew what an order is found by, after a name or an address changed. */
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
