/**
 * Kills the API under load and proves that nothing was lost and nothing happened twice. On SQLite, or on the server of
 * `TEST_DATABASE_URL`. `CRASH_GIFTS` (1,000), `CRASH_SEED` (the clock).
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { templeEndpoints } from '@sannidhi/contracts';
import { ApiClient, signIn } from '../harness/api-client.ts';
import { emptyDatabase } from '../harness/empty-database.ts';
import { freePort } from '../harness/platform-process.ts';
import { type Faults, startFaultProxy } from './fault-proxy.ts';
import { giveAll } from './givers.ts';
import { PlatformUnderFire } from './platform-under-fire.ts';
import { differences, ownGifts, proofOf, settled } from './prove.ts';
import { Chance } from './random.ts';

const TEMPLE = 'sri-kamakshi-edison';
const FAULTS: Faults = { duplicate: 0.1, dropReply: 0.08, dropRequest: 0.05 };
const COUNT = Number(process.env.CRASH_GIFTS ?? 1000);
const GIVERS = 24;
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
  const { funds } = await new ApiClient(direct).call(templeEndpoints.page, { params: { slug: TEMPLE } });
  let done = false;
  const killing = platform.killUntil(() => done);
  const acknowledged = await giveAll({
    api: donor.through(proxy.url),
    templeSlug: TEMPLE,
    fundIds: funds.map(({ id }) => id),
    chance,
    count: COUNT,
    givers: GIVERS,
    onGift: (count) => count % 250 === 0 && console.log(`${count} gifts acknowledged, ${platform.kills} kills`),
  }).finally(() => {
    done = true;
  });
  await killing;
  proxy.heal();
  const after = await settled(donor.api, acknowledged);
  const wrong = differences({ acknowledged, before, after, proofBefore, proofAfter: await proofOf(treasurer.api) });
  console.log(report(acknowledged.filter(({ paid }) => paid).length, wrong.length));
  return wrong;
}

const report = (paid: number, wrong: number) =>
  [
    `${COUNT} gifts acknowledged on ${database.name}, ${paid} of them paid, ${platform.kills} kills;`,
    `${proxy.counts.duplicate} messages doubled, ${proxy.counts.dropReply} replies and ${proxy.counts.dropRequest} requests lost;`,
    `${wrong} differences; ${Math.round((Date.now() - startedAt) / 1000)} s, CRASH_SEED=${seed}`,
  ].join(' ');
