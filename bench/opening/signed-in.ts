import { createHmac } from 'node:crypto';
import type { Row } from '@sannidhi/e2e/rows';
import { SECRET_KEY } from '../giving/platform-side.ts';

const DAY_MS = 86_400_000;

/** A session's row, as signing in would have written it. */
export const sessionOf = (id: string, accountId: string, since: Date): Row => ({
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

/** The `authorization` header of a session, its token signed as the platform does. */
export function bearerOf(sessionId: string, secretKey = SECRET_KEY): string {
  const seconds = Math.floor(Date.now() / 1000);
  const parts = [
    { alg: 'HS256', typ: 'JWT' },
    { sid: sessionId, aud: 'sannidhi:session', iat: seconds, exp: seconds + DAY_MS / 1000 },
  ];
  const signed = parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
  return `Bearer ${signed}.${createHmac('sha256', secretKey).update(signed).digest('base64url')}`;
}
