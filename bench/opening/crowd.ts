import { randomUUID } from 'node:crypto';
import type { Row, Rows } from '@sannidhi/e2e/rows';
import type { BigDay } from './big-day.ts';
import { bearerOf, sessionOf } from './signed-in.ts';

/** Everyone has been in the waiting room for some minutes. */
const WAITED_MS = 10 * 60_000;

/** Somebody in line. */
export interface Person {
  accountId: string;
  ticket: string;
  authorization: string;
}

/** Devotees copied from one of the demo's, signed in and in line, as their requests would have written it. */
export async function buildCrowd(rows: Rows, { openingId }: BigDay, count: number): Promise<Person[]> {
  const [devotee] = await rows.query("SELECT * FROM accounts WHERE email = 'devotee@sannidhi.test'");
  const [opening] = await rows.query('SELECT * FROM pooja_openings WHERE id = ?', [openingId]);
  if (!devotee || !opening) throw new Error('The demo has no devotee to copy, or the opening is missing.');
  const since = new Date(Date.now() - WAITED_MS);
  const ids = Array.from({ length: count }, () => ({ accountId: randomUUID(), sessionId: randomUUID(), ticket: randomUUID() }));
  await rows.insert(
    'accounts',
    ids.map(({ accountId }, index) => accountOf(devotee, accountId, index)),
  );
  await rows.insert(
    'sessions',
    ids.map(({ sessionId, accountId }) => sessionOf(sessionId, accountId, since)),
  );
  await rows.insert(
    'pooja_opening_places',
    ids.map(({ ticket, accountId }) => placeOf(opening, ticket, accountId, since)),
  );
  return ids.map(({ accountId, sessionId, ticket }) => ({ accountId, ticket, authorization: bearerOf(sessionId) }));
}

const accountOf = (devotee: Row, id: string, index: number): Row => ({ ...devotee, id, email: `crowd.${index}@devotees.test` });

const placeOf = ({ templeId, id: openingId }: Row, id: string, accountId: string, joinedAt: Date): Row => ({
  templeId,
  id,
  openingId,
  accountId,
  status: 'waiting',
  turn: null,
  shuffledTurn: null,
  joinedAt,
  admittedUntil: null,
  taken: 0,
  slotId: null,
  bookedBy: 'Meera',
  item: null,
});
