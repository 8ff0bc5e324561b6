import { randomUUID } from 'node:crypto';
import type { Row, Rows } from '@sannidhi/e2e/rows';
import { bearerOf, sessionOf } from '../opening/signed-in.ts';

/** Somebody who saved the temple, signed in. */
export interface Follower {
  email: string;
  /** Null for those who get no texts. */
  phone: string | null;
  authorization: string;
}

/** Devotees copied from one of the demo's, who saved a temple; the first `texted` of them agreed to texts. */
export async function buildFollowers(rows: Rows, templeId: string, count: number, texted: number, now: Date): Promise<Follower[]> {
  const [devotee] = await rows.query("SELECT * FROM accounts WHERE email = 'devotee@sannidhi.test'");
  if (!devotee) throw new Error('The demo has no devotee to copy.');
  const people = Array.from({ length: count }, (_, index) => ({
    accountId: randomUUID(),
    sessionId: randomUUID(),
    email: `follower.${index}@devotees.test`,
    phone: index < texted ? `+1732${2_000_000 + index}` : null,
  }));
  const accountOf = ({ accountId, email, phone }: (typeof people)[number]): Row => ({
    ...devotee,
    id: accountId,
    email,
    phone,
    phoneVerifiedAt: phone === null ? null : devotee.createdAt,
  });
  await rows.insert('accounts', people.map(accountOf));
  await rows.insert(
    'sessions',
    people.map(({ sessionId, accountId }) => sessionOf(sessionId, accountId, now)),
  );
  await rows.insert(
    'saved_temples',
    people.map(({ accountId }) => ({ accountId, templeId, homeOf: null, savedAt: now })),
  );
  const phones = people.flatMap(({ phone }) => phone ?? []);
  const given = { templeId, channel: 'sms', topic: 'news', state: 'given', changedAt: now };
  if (phones.length > 0)
    await rows.insert(
      'message_consents',
      phones.map((address) => ({ ...given, address })),
    );
  return people.map(({ email, phone, sessionId }) => ({ email, phone, authorization: bearerOf(sessionId) }));
}
