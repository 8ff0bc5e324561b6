import { number, string } from 'yup';

export const PAGE_LIMIT_MAX = 100;
export const PAGE_LIMIT_DEFAULT = 50;

/** The query fields of every list: an opaque cursor of the previous page and a size. */
export const pageFields = {
  cursor: string().max(500),
  limit: number().integer().min(1).max(PAGE_LIMIT_MAX).default(PAGE_LIMIT_DEFAULT),
};

/** One page of a list in a stable order. `nextCursor` is null on the last page. */
export interface Page<Item> {
  items: Item[];
  nextCursor: string | null;
}
