import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { templeEndpoints } from '@sannidhi/contracts';
import { ApiClient, signIn } from '@sannidhi/e2e/api-client';
import { startPlatform } from '@sannidhi/e2e/platform';
import { median } from '../report/median.ts';
import type { Row } from '../report/report.ts';
import { startBare } from './bare-side.ts';
import { PlatformSide, SECRET_KEY } from './platform-side.ts';
import { record } from './record.ts';
import { GIFTS_PER_ROUND, READS_PER_GIFT, ROUNDS, timed } from './rounds.ts';

const RECORDER = fileURLToPath(new URL('record-statements.cjs', import.meta.url));
const SETTINGS = { NODE_ENV: 'production', STAGING: '1', SECRET_KEY, WORKER: 'off', DEMO_DATA: 'small', LOG_LEVEL: 'error' };

interface Rates {
  give: number;
  settle: number;
  read: number;
}

export interface GivingFigures {
  statementsPerGift: number;
  statementsPerRead: number;
  platform: Rates;
  bare: Rates;
  writeRatio: number;
  readRatio: number;
}

/** A gift written and read through the whole stack, compared with bare Fastify with the same driver and statements, round by round. */
export async function measureGiving(): Promise<GivingFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'sannidhi-giving-'));
  const at = (name: string) => join(folder, name);
  try {
    await (await startPlatform({ dataDir: at('base'), env: SETTINGS })).stop();
    for (const copy of ['recorded', 'measured', 'bare']) cpSync(at('base'), at(copy), { recursive: true });
    const statements = at('statements.jsonl');
    const recording = await openPlatform(at('recorded'), { NODE_OPTIONS: `--require ${RECORDER}`, RECORD_STATEMENTS: statements });
    const counts = await record(recording.side, statements, at('segments.json'));
    await recording.stop();
    const platform = await openPlatform(at('measured'));
    const bare = await startBare(join(at('bare'), 'sannidhi.sqlite'), at('segments.json'));
    const rounds = [];
    for (let round = 0; round < ROUNDS; round += 1)
      rounds.push({ platform: await platformRound(platform.side), bare: await bareRound(bare, round * GIFTS_PER_ROUND) });
    bare.stop();
    await platform.stop();
    return { ...counts, ...summary(rounds.slice(1)) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function openPlatform(dataDir: string, env: Record<string, string> = {}) {
  const platform = await startPlatform({ dataDir, env: { ...SETTINGS, ...env } });
  const { authToken } = await signIn(platform.url, 'devotee@sannidhi.test', 'donor');
  const { funds } = await new ApiClient(platform.url).call(templeEndpoints.page, { params: { slug: 'sri-kamakshi-edison' } });
  const side = new PlatformSide({ port: platform.port, dataDir, authToken, fundId: funds[0]?.id ?? '' });
  return { side, stop: platform.stop };
}

const GIFTS = Array.from({ length: GIFTS_PER_ROUND }, (_, index) => index);
const READS = Array.from({ length: GIFTS_PER_ROUND * READS_PER_GIFT }, (_, index) => index);

async function platformRound(side: PlatformSide): Promise<Rates> {
  const gifts = await timed(GIFTS, () => side.give());
  const events = await timed(gifts.results, ({ checkoutId }) => side.pay(checkoutId));
  const settled = await timed(events.results, (event) => side.settle(event));
  const ids = gifts.results.map(({ orderId }) => orderId);
  const reads = await timed(READS, (index) => side.read(ids[index % ids.length] ?? ''));
  return { give: gifts.perSecond, settle: settled.perSecond, read: reads.perSecond };
}

async function bareRound(side: Awaited<ReturnType<typeof startBare>>, firstGift: number): Promise<Rates> {
  const gifts = await timed(GIFTS, side.give);
  await timed(GIFTS, side.pay);
  const settled = await timed(GIFTS, side.settle);
  const reads = await timed(READS, (index) => side.read(firstGift + (index % GIFTS_PER_ROUND)));
  return { give: gifts.perSecond, settle: settled.perSecond, read: reads.perSecond };
}

function summary(rounds: { platform: Rates; bare: Rates }[]) {
  const middle = (side: 'platform' | 'bare'): Rates => ({
    give: median(rounds.map((round) => round[side].give)),
    settle: median(rounds.map((round) => round[side].settle)),
    read: median(rounds.map((round) => round[side].read)),
  });
  return {
    platform: middle('platform'),
    bare: middle('bare'),
    writeRatio: median(rounds.map(({ platform, bare }) => round2(writes(platform) / writes(bare)))),
    readRatio: median(rounds.map(({ platform, bare }) => round2(platform.read / bare.read))),
  };
}

/** Whole gifts per second: one start and one settlement each. */
const writes = ({ give, settle }: Rates) => 1 / (1 / give + 1 / settle);
const round2 = (ratio: number) => Math.round(ratio * 100) / 100;

/** The figures against their budgets. */
export const givingRows = ({ platform, bare, writeRatio, readRatio, statementsPerGift, statementsPerRead }: GivingFigures): Row[] => [
  { what: 'gift started', found: `${platform.give}/s; bare ${bare.give}/s` },
  { what: 'gift settled', found: `${platform.settle}/s; bare ${bare.settle}/s` },
  { what: `gift written (${statementsPerGift} statements), of bare`, found: `${writeRatio}`, budget: '≥ 0.50', holds: writeRatio >= 0.5 },
  { what: 'gift read', found: `${platform.read}/s; bare ${bare.read}/s` },
  { what: `gift read by key (${statementsPerRead} statements), of bare`, found: `${readRatio}`, budget: '≥ 0.70', holds: readRatio >= 0.7 },
];
