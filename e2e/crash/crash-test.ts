/**
 * Kills the API under load and proves that nothing was lost and nothing happened twice. On SQLite, or on the server of `TEST_DATABASE_URL`.
 * `CRASH_GIFTS` (1,000), `CRASH_SEED` (the clock).
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fundEndpoints } from '@sannidhi/contracts';
import { signIn } from '../harness/api-client.ts';
import { emptyDatabase } from '../harness/empty-database.ts';
import { freePort } from '../harness/platform-process.ts';
import { type Faults, startFaultProxy } from './fault-proxy.ts';
import { Gate } from './gate.ts';
import { giveAll } from './givers.ts';
import { PlatformUnderFire } from './platform-under-fire.ts';
import { differences, ownGifts, proofOf, settled } from './prove.ts';
import { Chance } from './random.ts';

const TEMPLE = 'sri-kamakshi-edison';
const FUNDS = ['Annadanam under fire', 'Temple kitchen under fire'];
const FUND = { description: '', restricted: false, public: true, active: true, taxedKind: 'fund', goalCents: null, wording: {} } as const;
const FAULTS: Faults = { duplicate: 0.1, dropReply: 0.08, dropRequest: 0.05 };
const COUNT = Number(process.env.CRASH_GIFTS ?? 1000);
const PEOPLE = 300;
const CALLS_AT_ONCE = 24;
/** Kills, duplicated messages, lost responses and lost requests: a round with fewer of any is no proof. */
const LEAST_OF_EACH = 3;
const seed = Number(process.env.CRASH_SEED ?? Date.now() % 1_000_000);
const startedAt = Date.now();

const chance = new Chance(seed);
const dataDir = mkdtempSync(join(tmpdir(), 'sannidhi-crash-'));
const database = await emptyDatabase();
const [port, proxyPort] = [await freePort(), await freePort()];
const proxy = await startFaultProxy({ port: proxyPort, targetPort: port, faults: FAULTS, chance });
const env = { PUBLIC_URL: proxy.url, ...(database.url ? { DATABASE_URL: database.url } : {}) };
const platform = new PlatformUnderFire({ dataDir, port, env }, chance);

try {
  await platform.start();
  const wrong = await burnAndProve();
  for (const sentence of wrong.slice(0, 50)) console.error(sentence);
  process.exitCode = wrong.length > 0 ? 1 : 0;
} finally {
  await platform.stop();
  await proxy.close();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
}

async function burnAndProve(): Promise<string[]> {
  const direct = `http://localhost:${port}`;
  const [donor, treasurer] = [
    await signIn(direct, 'devotee@sannidhi.test', 'donor'),
    await signIn(direct, 'treasurer@sannidhi.test', 'temple-admin'),
  ];
  const before = new Set((await ownGifts(donor.api)).keys());
  const proofBefore = await proofOf(treasurer.api);
  const owner = await signIn(direct, 'temple@sannidhi.test', 'temple-admin');
  const funds = await Promise.all(FUNDS.map((name) => owner.api.call(fundEndpoints.create, { body: { ...FUND, name } })));
  let done = 0;
  const gate = new Gate(CALLS_AT_ONCE);
  const giving = giveAll({
    api: donor.through(proxy.url),
    templeSlug: TEMPLE,
    fundIds: funds.map(({ id }) => id),
    chance,
    count: COUNT,
    people: Math.min(PEOPLE, COUNT),
    gate,
    onGift: (count) => {
      done = count;
      if (platform.isDue(count)) gate.close();
      if (count % 50 === 0) console.log(`${count} gifts acknowledged, ${platform.kills} kills, ${seconds()} s`);
    },
  }).finally(() => {
    done = COUNT;
  });
  const [acknowledged] = await Promise.all([
    giving,
    platform.killUntil(
      () => done,
      COUNT,
      () => gate.open(),
    ),
  ]);
  proxy.heal();
  const after = await settled(donor.api, acknowledged);
  console.log(`settled after ${seconds()} s`);
  const proofAfter = await proofOf(treasurer.api);
  const wrong = [...differences({ acknowledged, before, after, proofBefore, proofAfter }), ...spared()];
  console.log(report(acknowledged.filter(({ paid }) => paid).length, wrong.length));
  return wrong;
}

/** A round in which nothing went wrong on the way proves nothing. */
function spared(): string[] {
  const happened = { kills: platform.kills, ...proxy.counts };
  return Object.entries(happened).flatMap(([what, times]) => (times < LEAST_OF_EACH ? [`Only ${times} times: ${what}`] : []));
}

function report(paid: number, wrong: number): string {
  return [
    `${COUNT} gifts acknowledged on ${database.name}, ${paid} of them paid, ${platform.kills} kills;`,
    `${proxy.counts.duplicate} messages doubled, ${proxy.counts.dropReply} replies and ${proxy.counts.dropRequest} requests lost;`,
    `${wrong} differences; ${seconds()} s, CRASH_SEED=${seed}`,
  ].join(' ');
}

function seconds(): number {
  return Math.round((Date.now() - startedAt) / 1000);
}
