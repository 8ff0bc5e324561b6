import { number, string } from './schema.ts';

export const PAGE_LIMIT_MAX = 100;
export const PAGE_LIMIT_DEFAULT = 50;

/** Query fields of every list: an opaque cursor from the previous page, and a page size. */
export const pageFields = {
  cursor: string().max(500),
  limit: number().integer().min(1).max(PAGE_LIMIT_MAX).default(PAGE_LIMIT_DEFAULT),
};

const boundCents = () => number().integer().min(0).max(Number.MAX_SAFE_INTEGER);

/** Query fields of a list whose records have an amount: cents, inclusive. */
export const amountFields = { minCents: boundCents(), maxCents: boundCents() };
/** Query field of a list whose records are numbered. */
export const numberField = { number: number().integer().min(0).max(999_999_999) };

/** A list query's amount limits. */
export interface AmountQuery {
  minCents?: number;
  maxCents?: number;
}

/** One page of a list in a stable order. `nextCursor` is null on the last page. */
export interface Page<Item> {
  items: Item[];
  nextCursor: string | null;
}
