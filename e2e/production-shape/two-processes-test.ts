/**
 * Two API processes act as one platform: sessions, limits, revocation and idempotency hold across both. On an empty database of
 * `TEST_DATABASE_URL` with the Redis of `TEST_REDIS_URL`. `OWNER_ROUNDS` (15): how often two owners end each other's ownership.
 */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type CheckoutStarted, donationEndpoints, ownAccountEndpoints, sessionEndpoints, templeEndpoints } from '@sannidhi/contracts';
import { ownGifts } from '../crash/prove.ts';
import { ApiClient, signIn } from '../harness/api-client.ts';
import { endsAreShared, refusedSoon, suspensionIsShared } from './effects.ts';
import { guessesAreCounted } from './guesses.ts';
import { anOwnerRemains } from './owners.ts';
import { startProcesses } from './processes.ts';
import { statusOf } from './status-of.ts';

const DEVOTEE = 'devotee@sannidhi.test';
const TEMPLE = 'sri-kamakshi-edison';
const TRIES = 200;
const OWNER_ROUNDS = Number(process.env.OWNER_ROUNDS ?? 15);

const dataDir = mkdtempSync(join(tmpdir(), 'sannidhi-shape-'));
const processes = await startProcesses(dataDir);
const [a, b] = [processes.a.url, processes.b.url];
const FACTS = {
  'a session opened at one process works at the other': sessionsAreShared,
  'guesses count over both, whatever X-Forwarded-For says': () => guessesAreCounted([a, b], 'nobody@sannidhi.test'),
  'signing out everywhere at one process is known at the other within a second': revocationIsShared,
  'a colleague demoted, removed, signed out or past their last day is refused at the other within a second': () =>
    endsAreShared([a, b], processes.databaseUrl),
  'a temple suspended at one process is gone at the other within a second': () => suspensionIsShared([a, b], processes.databaseUrl),
  [`an owner remains when two end each other’s ownership, ${OWNER_ROUNDS} times`]: () =>
    anOwnerRemains([a, b], processes.databaseUrl, OWNER_ROUNDS),
  'two hundred tries with one Idempotency-Key over both make one gift': oneKeyMakesOneGift,
};

try {
  for (const [fact, prove] of Object.entries(FACTS)) {
    await prove();
    console.log(`✓ ${fact}`);
  }
} finally {
  await processes.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

async function sessionsAreShared() {
  const { through, user } = await signIn(a, DEVOTEE, 'donor');
  assert.equal((await through(b).call(sessionEndpoints.donor.me)).id, user.id);
}

async function revocationIsShared() {
  const { api, through } = await signIn(a, DEVOTEE, 'donor');
  const look = () => through(b).call(sessionEndpoints.donor.me);
  await look();
  await api.call(ownAccountEndpoints.signOutEverywhere);
  await refusedSoon('signed out everywhere', look, 401);
}

async function oneKeyMakesOneGift() {
  const { api, through } = await signIn(a, DEVOTEE, 'donor');
  const before = await ownGifts(api);
  const { funds } = await new ApiClient(a).call(templeEndpoints.page, { params: { slug: TEMPLE } });
  const lines = [{ fundId: funds[0]?.id ?? '', amountCents: 51_00 }];
  const body = { templeSlug: TEMPLE, lines, legalName: 'Asha Rao', coverFees: false, anonymous: false };
  const idempotencyKey = randomUUID();
  const give = (url: string) => through(url).call(donationEndpoints.give, { body, idempotencyKey });
  const tries = await Promise.all(Array.from({ length: TRIES }, (_, index) => answered(() => give(index % 2 ? a : b))));
  assert.equal(new Set(tries.map(({ orderId }) => orderId)).size, 1);
  assert.equal((await ownGifts(api)).size, before.size + 1);
}

/** Like a browser: if another attempt is ahead, it retries. */
async function answered(give: () => Promise<CheckoutStarted>): Promise<CheckoutStarted> {
  for (;;) {
    const answer = await give().catch((error: unknown) => statusOf(error));
    if (typeof answer === 'object') return answer;
    assert.equal(answer, 409);
    await pause(200);
  }
}
