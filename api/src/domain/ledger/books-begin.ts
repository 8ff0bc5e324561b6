import { localDateAt } from '../../platform/documents/words.ts';
import type { Temple } from '../temples/temple.entity.ts';

/** The first day that entries of a temple may be dated: January 1 of the year it joined, so that its first year is whole. */
export const booksBegin = ({ createdAt, timeZone }: Pick<Temple, 'createdAt' | 'timeZone'>): string =>
  `${localDateAt(createdAt, timeZone).slice(0, 4)}-01-01`;
