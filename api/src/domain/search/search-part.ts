import type { Noun, Permission, SearchGroup, SearchHit } from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';

/** What someone searches for, at their temple. */
export interface Searched {
  reader: EntityManager;
  templeId: string;
  /** As typed, without spaces around it. */
  words: string;
  /** The orders that the words find, best first: many nouns are found by who paid. Looked up once for all of them. */
  orderIds: () => Promise<readonly string[]>;
  /** How many hits are of use. */
  limit: number;
}

/** How one noun's records are found by the office-wide search. */
export interface SearchPart {
  noun: Noun;
  /** Who may see them, as in the noun's own list. */
  permission: Permission;
  label: SearchGroup['label'];
  /** Lower ones are shown first: who gave, before what a fund is called. */
  order: number;
  /** The page that lists everything the words find; none if that list can't be searched. */
  all?: (words: string) => string;
  /** Reads a few rows by index, never another temple's. */
  find: (searched: Searched) => Promise<SearchHit[]>;
}

/** Every noun's part. */
export const SEARCH_PARTS = Symbol('SEARCH_PARTS');

/** A page's address with parameters. */
export const pageAt = (path: string, parameters: Record<string, string>): string => {
  const [page = '', query = ''] = path.split('?');
  return `${page}?${new URLSearchParams([...new URLSearchParams(query), ...Object.entries(parameters)])}`;
};
