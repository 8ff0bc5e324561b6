import { randomInt, randomUUID } from 'node:crypto';
import { startPlatform } from '@sannidhi/e2e/platform';

const KNOWN_PASSWORD = 'Namaste-108';
/** Each costs a password hash, so only a few in parallel. */
const OPENED_AT_ONCE = 2;

/** An endpoint's response times, in milliseconds, for existing and unknown accounts. */
export interface AnswerTimes {
  path: string;
  known: number[];
  unknown: number[];
}

const ASKED = [
  { path: '/api/auth/login', more: { password: 'Wrong-108' } },
  { path: '/api/auth/forgot-password', more: { userType: 'donor' } },
  { path: '/api/auth/resend-verification', more: {} },
] as const;

/**
 * Calls login, forgot and resend for about `samples` existing and as many unknown accounts, each account once, in random order and one
 * after another, each from a different address as if behind a proxy, so that no limit responds instead.
 */
export async function measureAnswerTimes(samples: number): Promise<AnswerTimes[]> {
  const platform = await startPlatform({ env: { TRUSTED_PROXIES: '127.0.0.1,::1', DEMO_DATA: 'off', WORKER: 'off' } });
  try {
    const known = await openAccounts(platform.url, samples);
    const unknown = known.map(() => newEmail());
    const times: AnswerTimes[] = [];
    for (const { path, more } of ASKED) times.push(await timesOf(platform.url, path, more, { known, unknown }));
    return times;
  } finally {
    await platform.stop();
  }
}

async function timesOf(
  url: string,
  path: string,
  more: object,
  emails: Record<'known' | 'unknown', readonly string[]>,
): Promise<AnswerTimes> {
  const times: AnswerTimes = { path, known: [], unknown: [] };
  const all = (['known', 'unknown'] as const).flatMap((kind) => emails[kind].map((email) => ({ kind, email })));
  for (const { kind, email } of shuffled(all)) {
    const begun = performance.now();
    const answer = await post(url, path, { email, ...more });
    await answer.arrayBuffer();
    times[kind].push(performance.now() - begun);
    if (answer.status >= 429) throw new Error(`${path} answered ${answer.status}`);
  }
  return times;
}

async function openAccounts(url: string, count: number): Promise<string[]> {
  const emails = Array.from({ length: count }, newEmail);
  for (let at = 0; at < count; at += OPENED_AT_ONCE) {
    await Promise.all(emails.slice(at, at + OPENED_AT_ONCE).map((email) => open(url, email)));
  }
  return emails;
}

async function open(url: string, email: string): Promise<void> {
  const answer = await post(url, '/api/auth/register', { email, fullName: 'Meera Raghunathan', password: KNOWN_PASSWORD });
  if (answer.status !== 201) throw new Error(`Registering answered ${answer.status}: ${await answer.text()}`);
}

const post = (url: string, path: string, body: object): Promise<Response> =>
  fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': newAddress() },
    body: JSON.stringify(body),
  });

/** Equal in length, so that only the account differs. */
const newEmail = (): string => `${randomUUID()}@example.test`;
/** One of the addresses reserved for benchmarks (RFC 2544) and private networks: 10.0.0.0/8. */
const newAddress = (): string => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

function shuffled<Item>(items: readonly Item[]): Item[] {
  const mixed = [...items];
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = randomInt(last + 1);
    [mixed[last], mixed[other]] = [mixed[other] as Item, mixed[last] as Item];
  }
  return mixed;
}
