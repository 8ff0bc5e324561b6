import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { templeEndpoints } from '@sannidhi/contracts';
import { ApiClient, signIn } from '@sannidhi/e2e/api-client';
import { startPlatform } from '@sannidhi/e2e/platform';
import { median } from '../report/median.ts';
import { processorTime } from '../report/processor-time.ts';
import type { Row } from '../report/report.ts';
import { startBare } from './bare-side.ts';
import { PlatformSide, SECRET_KEY } from './platform-side.ts';
import { record } from './record.ts';
import { GIFTS_PER_ROUND, READS_PER_GIFT, ROUNDS, timed } from './rounds.ts';
import { addressOf, copyOf, openStore, type Store, settingsOf } from './stores.ts';

const RECORDER = fileURLToPath(new URL('record-statements.cjs', import.meta.url));
const SETTINGS = { NODE_ENV: 'production', STAGING: '1', SECRET_KEY, WORKER: 'off', DEMO_DATA: 'small', LOG_LEVEL: 'error' };

interface Rates {
  give: number;
  settle: number;
  /** Gifts started and settled. */
  complete: number;
  /** Processor time of the server for a complete gift, in ms; the database's own server not included. */
  completeMs: number;
  read: number;
}

export interface GivingFigures {
  database: 'SQLite' | 'MariaDB';
  statementsPerGift: number;
  statementsPerRead: number;
  platform: Rates;
  bare: Rates;
  writeRatio: number;
  readRatio: number;
}

/**
 * A gift written and read through the whole stack, compared with bare Fastify with the same driver and statements, round by round: on
 * SQLite, or on the MariaDB of a server's address.
 */
export async function measureGiving(server?: string): Promise<GivingFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'sannidhi-giving-'));
  const at = (name: string) => join(folder, name);
  const base = await openStore(at('base'), server);
  const stores = [base];
  const copy = async (name: string) => {
    const store = await copyOf(base, at(name), server);
    stores.push(store);
    return store;
  };
  try {
    await (await startPlatform({ dataDir: base.dataDir, env: { ...SETTINGS, ...settingsOf(base) } })).stop();
    const [recorded, measured, peer] = [await copy('recorded'), await copy('measured'), await copy('bare')];
    const statements = at('statements.jsonl');
    const recording = await openPlatform(recorded, { NODE_OPTIONS: `--require ${RECORDER}`, RECORD_STATEMENTS: statements });
    const counts = await record(recording.side, statements, at('segments.json'));
    await recording.stop();
    const platform = await openPlatform(measured);
    const bare = await startBare(addressOf(peer), at('segments.json'));
    const rounds = [];
    for (let round = 0; round < ROUNDS; round += 1)
      rounds.push({ platform: await platformRound(platform), bare: await bareRound(bare, round * GIFTS_PER_ROUND) });
    bare.stop();
    await platform.stop();
    return { database: base.database.name, ...counts, ...summary(rounds.slice(1)) };
  } finally {
    for (const { database } of stores) await database.drop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function openPlatform(store: Store, env: Record<string, string> = {}) {
  const platform = await startPlatform({ dataDir: store.dataDir, env: { ...SETTINGS, ...settingsOf(store), ...env } });
  const { authToken } = await signIn(platform.url, 'devotee@sannidhi.test', 'donor');
  const { temple, funds } = await new ApiClient(platform.url).call(templeEndpoints.page, { params: { slug: 'sri-kamakshi-edison' } });
  const side = new PlatformSide({ port: platform.port, authToken, fundId: funds[0]?.id ?? '', templeId: temple.id });
  return { side, pid: platform.pid, stop: platform.stop };
}

const GIFTS = Array.from({ length: GIFTS_PER_ROUND }, (_, index) => index);
const READS = Array.from({ length: GIFTS_PER_ROUND * READS_PER_GIFT }, (_, index) => index);

async function platformRound({ side, pid }: Awaited<ReturnType<typeof openPlatform>>): Promise<Rates> {
  const before = processorTime(pid);
  const gifts = await timed(GIFTS, () => side.give());
  const settled = await timed(gifts.results, (gift) => side.settle(gift));
  const usedMs = processorTime(pid) - before;
  const ids = gifts.results.map(({ orderId }) => orderId);
  const reads = await timed(READS, (index) => side.read(ids[index % ids.length] ?? ''));
  return rates(gifts.perSecond, settled.perSecond, reads.perSecond, usedMs);
}

async function bareRound(side: Awaited<ReturnType<typeof startBare>>, firstGift: number): Promise<Rates> {
  const before = processorTime(side.pid);
  const gifts = await timed(GIFTS, side.give);
  const settled = await timed(GIFTS, side.settle);
  const usedMs = processorTime(side.pid) - before;
  const reads = await timed(READS, (index) => side.read(firstGift + (index % GIFTS_PER_ROUND)));
  return rates(gifts.perSecond, settled.perSecond, reads.perSecond, usedMs);
}

/** The same gifts were first all started, then all settled. */
const rates = (give: number, settle: number, read: number, usedMs: number): Rates => ({
  give,
  settle,
  complete: Math.round(1 / (1 / give + 1 / settle)),
  completeMs: Math.round((usedMs / GIFTS_PER_ROUND) * 10) / 10,
  read,
});

function summary(rounds: { platform: Rates; bare: Rates }[]) {
  const middle = (side: 'platform' | 'bare'): Rates => ({
    give: median(rounds.map((round) => round[side].give)),
    settle: median(rounds.map((round) => round[side].settle)),
    complete: median(rounds.map((round) => round[side].complete)),
    completeMs: median(rounds.map((round) => round[side].completeMs)),
    read: median(rounds.map((round) => round[side].read)),
  });
  return {
    platform: middle('platform'),
    bare: middle('bare'),
    writeRatio: median(rounds.map(({ platform, bare }) => round2(platform.complete / bare.complete))),
    readRatio: median(rounds.map(({ platform, bare }) => round2(platform.read / bare.read))),
  };
}

const round2 = (ratio: number) => Math.round(ratio * 100) / 100;

/** Complete gifts per second on MariaDB that two processors should reach. */
const COMPLETE_ON_MARIADB = 300;

/** The figures against their budgets. */
export function givingRows(figures: GivingFigures): Row[] {
  const { database, platform, bare, writeRatio, readRatio, statementsPerGift, statementsPerRead } = figures;
  const both = (what: keyof Rates) => `${platform[what]}/s; bare ${bare[what]}/s`;
  const target = { budget: `≥ ${COMPLETE_ON_MARIADB}/s`, holds: platform.complete >= COMPLETE_ON_MARIADB };
  return [
    { what: `${database}: gift started`, found: both('give') },
    { what: `${database}: gift settled`, found: both('settle') },
    { what: `${database}: complete gifts`, found: both('complete'), ...(database === 'MariaDB' ? target : {}) },
    { what: `${database}: processor time per complete gift`, found: `${platform.completeMs} ms; bare ${bare.completeMs} ms` },
    {
      what: `${database}: complete gift (${statementsPerGift} statements), of bare`,
      found: `${writeRatio}`,
      budget: '≥ 0.50',
      holds: writeRatio >= 0.5,
    },
    { what: `${database}: gift read`, found: both('read') },
    {
      what: `${database}: gift read by key (${statementsPerRead} statements), of bare`,
      found: `${readRatio}`,
      budget: '≥ 0.70',
      holds: readRatio >= 0.7,
    },
  ];
}
