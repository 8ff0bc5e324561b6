import { randomUUID } from 'node:crypto';
import type { Rows } from '@sannidhi/e2e/rows';
import { bearerOf, sessionOf } from '../opening/signed-in.ts';

/** Devotees copied from one of the demo's, signed in: what they send as `authorization`. */
export async function buildReaders(rows: Rows, count: number, secretKey: string): Promise<string[]> {
  const [devotee] = await rows.query("SELECT * FROM accounts WHERE email = 'devotee@sannidhi.test'");
  if (!devotee) throw new Error('The demo has no devotee to copy.');
  const now = new Date();
  const people = Array.from({ length: count }, () => ({ accountId: randomUUID(), sessionId: randomUUID() }));
  await rows.insert(
    'accounts',
    people.map(({ accountId }, index) => ({ ...devotee, id: accountId, email: `reader.${index}@devotees.test` })),
  );
  await rows.insert(
    'sessions',
    people.map(({ sessionId, accountId }) => sessionOf(sessionId, accountId, now)),
  );
  return people.map(({ sessionId }) => bearerOf(sessionId, secretKey));
}
