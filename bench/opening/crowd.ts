import { createHmac, randomUUID } from 'node:crypto';
import type { Row, Rows } from '@sannidhi/e2e/rows';
import { SECRET_KEY } from '../giving/platform-side.ts';
import type { BigDay } from './big-day.ts';

const DAY_MS = 86_400_000;
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
  return ids.map(({ accountId, sessionId, ticket }) => ({ accountId, ticket, authorization: `Bearer ${tokenOf(sessionId)}` }));
}

const accountOf = (devotee: Row, id: string, index: number): Row => ({ ...devotee, id, email: `crowd.${index}@devotees.test` });

const sessionOf = (id: string, accountId: string, since: Date): Row => ({
  id,
  accountId,
  userAgent: 'crowd',
  browserHash: null,
  templeId: null,
  createdAt: since,
  lastSeenAt: since,
  expiresAt: new Date(since.getTime() + DAY_MS),
  endedAt: null,
});

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

/** A session's token, as the platform signs it. */
function tokenOf(sid: string): string {
  const seconds = Math.floor(Date.now() / 1000);
  const parts = [
    { alg: 'HS256', typ: 'JWT' },
    { sid, aud: 'sannidhi:session', iat: seconds, exp: seconds + DAY_MS / 1000 },
  ];
  const signed = parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
  return `${signed}.${createHmac('sha256', SECRET_KEY).update(signed).digest('base64url')}`;
}
