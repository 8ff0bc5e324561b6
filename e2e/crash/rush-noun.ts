import type { Endpoint, LineKind } from '@sannidhi/contracts';
import type { ApiClient } from '../harness/api-client.ts';
import type { Row } from '../harness/rows.ts';

/** At whose places families rush. */
export const RUSH_TEMPLE = 'sri-kamakshi-edison';
const DAY_MS = 86_400_000;
const AHEAD_DAYS = 10;
const OPENS_HOUR = 8;
const ROUNDS_A_DAY = 600;

/** What one family asks for: as an item of the cart, and as an entry of the waitlist. */
export interface Wish {
  item: object;
  entry: object;
}

/** What a round's families rush for. */
export interface RushPlaces {
  /** By which the lines of orders name it. */
  itemId: string;
  /** How many places there are, by what counts them: all of these limits hold at once. */
  limits: ReadonlyMap<string, number>;
  wishOf: (family: number) => Wish;
}

/** All that a rush has to know of something whose places run out. */
export interface RushNoun {
  kind: LineKind;
  /** Readies the office; answers how it offers the places of a round. */
  prepare: (office: ApiClient) => Promise<(round: number) => Promise<RushPlaces>>;
  wait: Endpoint;
  /** Error codes: no place is left, the family is already on the waitlist, and places are free again, so there is nothing to wait for. */
  codes: { gone: string; waits: string; notNeeded: string };
  /**
   * What the database says of an item, one row for each limit: `what` counts it, its counts `held`, `sold` and `offered`, and the rows behind
   * them, `heldLines`, `takenLines` and `offers`. One statement: payments are settled meanwhile.
   */
  countsSql: string;
  /** How many places of an order (`sold`) its payer really has. */
  grantedSql: string;
  /** Everybody who ever joined the item's waitlist, with `status`. */
  waitsSql: string;
  /** The places one of them waits for, by what counts them. */
  needsOf: (wait: Row) => ReadonlyMap<string, number>;
}

/** Lines of orders whose place is in a state, of the item that a condition names. */
export const linesSql = (place: 'held' | 'taken', condition: string): string =>
  `(SELECT COUNT(*) FROM order_lines line WHERE line.place = '${place}' AND ${condition})`;

/** Every round has a time of its own. */
export function timeOfRound(round: number): { date: string; time: string } {
  const date = new Date(Date.now() + (AHEAD_DAYS + Math.floor(round / ROUNDS_A_DAY)) * DAY_MS).toISOString().slice(0, 10);
  const minute = round % ROUNDS_A_DAY;
  return { date, time: `${twoDigits(OPENS_HOUR + Math.floor(minute / 60))}:${twoDigits(minute % 60)}` };
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');
