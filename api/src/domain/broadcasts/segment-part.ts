import type { BroadcastSegment, Language } from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import type { Piece } from '../../platform/database/table.ts';
import { dayAfter, startOfDay } from '../../platform/documents/words.ts';

/** The temple whose people are asked for. */
export interface Place {
  id: string;
  timeZone: string;
}

/** What a group is narrowed to: a pooja, an event, a label. */
export interface SegmentChoice {
  id: string;
  name: string;
}

/** One group of people that a temple knows, as its noun provides it. */
export interface SegmentPart {
  /** Lowercase letters and hyphens, unique. */
  group: string;
  label: { en: string; hi: string };
  /** Lower ones are offered first. */
  order: number;
  /** Purpose, period and "hasn't given since" narrow it. */
  byGiving?: true;
  /** What it can be narrowed to, the likeliest first; few enough for a list. */
  choices?: (reader: EntityManager, place: Place) => Promise<SegmentChoice[]>;
  /**
   * Rows of `accountId, email, phone, name, language, verifiedAt`, never of another temple's people; `ofAccounts` writes the statement for
   * people with accounts. `about` is the chosen id, typed by a stranger.
   */
  query: (place: Place, segment: BroadcastSegment, about: string | undefined) => Piece;
}

/** Every noun's parts. */
export const SEGMENT_PARTS = Symbol('SEGMENT_PARTS');

/** What a part's statement selects. */
export interface PersonRow {
  accountId: string | null;
  email: string | null;
  phone: string | null;
  name: string;
  language: Language | null;
  verifiedAt: unknown;
}

/** Text messages go only to a phone whose owner was texted a code. */
const ACCOUNTS = `SELECT account.id AS accountId, account.email AS email,
  CASE WHEN account.phoneVerifiedAt IS NULL THEN NULL ELSE account.phone END AS phone, account.fullName AS name,
  account.language AS language, account.emailVerifiedAt AS verifiedAt FROM accounts account`;

/** Active accounts that a condition or subquery leads to: `JOIN <join> WHERE account.status = 'active'`. */
export const ofAccounts = (join: string, values: unknown[]): Piece => ({
  sql: `${ACCOUNTS} JOIN ${join} WHERE account.status = 'active'`,
  values,
});

/** What is between a segment's days on the temple's clocks; no condition for a day that wasn't given. */
export const inPeriod = (column: string, { timeZone }: Place, { from, to }: BroadcastSegment): Piece[] => [
  ...(from ? [{ sql: `${column} >= ?`, values: [startOfDay(from, timeZone)] }] : []),
  ...(to ? [{ sql: `${column} < ?`, values: [startOfDay(dayAfter(to), timeZone)] }] : []),
];

/** Conditions that all hold. */
export const joined = (conditions: readonly Piece[]): Piece => ({
  sql: conditions.map(({ sql }) => sql).join(' AND '),
  values: conditions.flatMap(({ values }) => values),
});
