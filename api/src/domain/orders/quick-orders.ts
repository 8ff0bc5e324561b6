import type { EntityManager } from 'typeorm';
import { LAST_TERM, type WantedTerm } from '../../platform/database/search-terms.ts';
import { FINDABLE, type Findable, termsOf, wantedOrderTerms } from './order-terms.ts';

/** Orders read for each word or its beginning. A million must not be read for a common name. */
const SCANNED = 500;

/**
 * A few orders of a temple that have every typed word, for a search that answers as one types: a term itself before what begins with it,
 * newest first. Each of several words brings its own orders, so a rare one finds them among common ones; if all of them are common, only
 * the newest orders are looked at, and the noun's own list finds the rest. Orders that wait for their payment aren't in the index, and not
 * found.
 */
export async function ordersFoundBy(reader: EntityManager, templeId: string, words: string, wanted: number): Promise<string[]> {
  const terms = wantedOrderTerms(words);
  const enough = terms.length === 1 ? wanted : Number.POSITIVE_INFINITY;
  const byWord: Set<string>[] = [];
  for (const alternatives of terms) byWord.push(await idsOf(reader, templeId, alternatives, enough));
  const [first, ...others] = byWord;
  const common = [...(first ?? [])].filter((id) => others.every((ids) => ids.has(id)));
  if (terms.length <= 1) return common.slice(0, wanted);
  // Whatever only one of the words brought is older than what all of them did.
  const found = common.length >= wanted ? common.sort().reverse() : await havingAll(reader, templeId, byWord, { terms, wanted });
  return found.slice(0, wanted);
}

/** The orders that a word's meanings bring, until there are enough. */
async function idsOf(reader: EntityManager, templeId: string, alternatives: readonly WantedTerm[], enough: number): Promise<Set<string>> {
  const ids = new Set<string>();
  for (const range of alternatives.flatMap(rangesOf)) {
    if (ids.size >= enough) break;
    for (const id of await idsIn(reader, templeId, range)) ids.add(id);
  }
  return ids;
}

interface TermRange {
  sql: string;
  values: string[];
}

const rangesOf = ({ text, whole }: WantedTerm): TermRange[] => [
  { sql: 'found.term = ? ORDER BY found.orderId DESC', values: [text] },
  ...(whole ? [] : [{ sql: 'found.term > ? AND found.term <= ? ORDER BY found.term', values: [text, text + LAST_TERM] }]),
];

async function idsIn(reader: EntityManager, templeId: string, { sql, values }: TermRange): Promise<string[]> {
  const rows: { orderId: string }[] = await reader.query(
    `SELECT led.orderId AS orderId FROM
      (SELECT found.orderId FROM order_terms found WHERE found.templeId = ? AND ${sql} LIMIT ${SCANNED}) led ORDER BY led.orderId DESC`,
    [templeId, ...values],
  );
  return rows.map(({ orderId }) => orderId);
}

/**
 * The newest orders that contain every word, until there are enough. They are compared here: SQLite, which has no statistics, would read the
 * term index for everybody who shares a word.
 */
async function havingAll(
  reader: EntityManager,
  templeId: string,
  byWord: readonly ReadonlySet<string>[],
  { terms, wanted }: { terms: readonly WantedTerm[][]; wanted: number },
): Promise<string[]> {
  const newestFirst = [...new Set(byWord.flatMap((each) => [...each]))].sort().reverse();
  const found: string[] = [];
  for (let from = 0; from < newestFirst.length && found.length < wanted; from += SCANNED) {
    const orders = await findableOf(reader, templeId, newestFirst.slice(from, from + SCANNED));
    found.push(...orders.filter((order) => hasAll(termsOf(order), terms)).map(({ id }) => id));
  }
  return found;
}

/** What says what orders are found by, newest first. Its statement is its own: entities of hundreds of orders take longer than reading them. */
const findableOf = (reader: EntityManager, templeId: string, ids: readonly string[]): Promise<Findable[]> =>
  reader.query(
    `SELECT ${FINDABLE.join(', ')} FROM orders WHERE templeId = ? AND id IN (${ids.map(() => '?').join(', ')}) ORDER BY id DESC`,
    [templeId, ...ids],
  );

const hasAll = (has: readonly string[], terms: readonly WantedTerm[][]): boolean =>
  terms.every((alternatives) =>
    alternatives.some(({ text, whole }) => has.some((term) => (whole ? term === text : term.startsWith(text)))),
  );
