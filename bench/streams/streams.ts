import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { signIn } from '@sannidhi/e2e/api-client';
import { type PlatformProcess, startPlatform } from '@sannidhi/e2e/platform';
import { SHARED_KEY, startProcesses } from '@sannidhi/e2e/processes';
import { openRows, type Rows } from '@sannidhi/e2e/rows';
import { percentile } from '../report/percentile.ts';
import type { Row } from '../report/report.ts';
import { buildReaders } from './audience.ts';
import { Talk } from './talk.ts';

const STREAMS = Number(process.env.STREAMS ?? 2_000);
const MESSAGES = Number(process.env.STREAM_MESSAGES ?? 400);
const APART_MS = 50;
const TEMPLE = 'sri-kamakshi-edison';
const RESUMED_WITHIN_MS = 180_000;

export interface StreamFigures {
  processes: number;
  database: string;
  streams: number;
  messages: number;
  /** From sending until the other side's screen has read it, in ms. */
  shown: { p50: number; p95: number; most: number };
  /** Streams that were opened again after their process was killed. */
  resumed: number;
  wrong: string[];
}

/** Processes that answer, and how one of them is killed and comes back. */
interface Platform {
  urls: () => readonly string[];
  killOne: () => Promise<void>;
  rows: Rows;
  key: string;
  database: string;
  stop: () => Promise<void>;
}

/** Many open screens of a platform of one process on SQLite, or of two on the MariaDB and the Redis of the environment. */
export async function measureStreams(processes: 1 | 2): Promise<StreamFigures> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sannidhi-streams-'));
  const platform = processes === 1 ? await onOne(dataDir) : await onTwo(dataDir);
  try {
    return { processes, ...(await measured(platform)) };
  } finally {
    await platform.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function measured(platform: Platform): Promise<Omit<StreamFigures, 'processes'>> {
  const { urls, rows, key, database } = platform;
  const [temple] = await rows.query('SELECT id FROM temples WHERE slug = ?', [TEMPLE]);
  const { authToken } = await signIn(urls()[0] ?? '', 'frontdesk@sannidhi.test', 'temple-admin');
  const readers = await buildReaders(rows, STREAMS, key);
  const talk = new Talk({ urls, readers, office: `Bearer ${authToken}`, templeId: String(temple?.id) });
  try {
    await talk.open();
    const calm = await talk.write(MESSAGES, APART_MS);
    const [stormy] = await Promise.all([talk.write(Math.round(MESSAGES / 2), APART_MS), platform.killOne()]);
    const resumed = await settled(talk);
    const times = calm.flatMap(({ sentAt, shownAt }) => (shownAt === undefined ? [] : [shownAt - sentAt]));
    const at = (share: number) => Math.round(percentile(times, share));
    const lost = [...calm, ...stormy].filter(({ shownAt }) => shownAt === undefined).length;
    const wrong = [
      ...(lost > 0 ? [`${lost} messages were never shown`] : []),
      ...gaps(talk),
      ...(resumed > 0 ? [] : ['No stream was resumed']),
    ];
    return {
      database,
      streams: talk.screens.length,
      messages: talk.sent.length,
      shown: { p50: at(0.5), p95: at(0.95), most: at(1) },
      resumed,
      wrong,
    };
  } finally {
    talk.close();
  }
}

/** Waits until every stream that broke off is open again, and returns how many those are. */
async function settled(talk: Talk): Promise<number> {
  const count = () => talk.screens.reduce((sum, { resumed }) => sum + resumed, 0);
  let before = -1;
  for (const limit = Date.now() + RESUMED_WITHIN_MS; count() !== before && Date.now() < limit; await pause(1_500)) before = count();
  return count();
}

/** Each stream has every number once, in order, whatever was killed. */
function gaps({ screens }: Talk): string[] {
  return screens.flatMap(({ numbers }) => {
    const wrong = numbers.slice(1).findIndex((number, index) => number !== (numbers[index] ?? 0) + 1);
    return wrong < 0 ? [] : [`A stream heard ${numbers.slice(wrong, wrong + 2).join(', then ')}`];
  });
}

async function onOne(dataDir: string): Promise<Platform> {
  const env = { NODE_ENV: 'production', STAGING: '1', SECRET_KEY: SHARED_KEY };
  let process: PlatformProcess = await startPlatform({ dataDir, env });
  const rows = await openRows({ dataDir, database: { url: undefined } });
  return {
    urls: () => [process.url],
    killOne: async () => {
      await pause((MESSAGES * APART_MS) / 8);
      const { port } = process;
      await process.kill();
      process = await startPlatform({ dataDir, port, env });
    },
    ...{ rows, key: SHARED_KEY, database: 'SQLite' },
    stop: async () => {
      await rows.close();
      await process.stop();
    },
  };
}

async function onTwo(dataDir: string): Promise<Platform> {
  const processes = await startProcesses(dataDir);
  const rows = await openRows({ dataDir, database: { url: processes.databaseUrl } });
  let urls = [processes.a.url, processes.b.url];
  return {
    urls: () => urls,
    killOne: async () => {
      await pause((MESSAGES * APART_MS) / 8);
      await processes.b.kill();
      urls = [processes.a.url];
    },
    ...{ rows, key: SHARED_KEY, database: 'MariaDB and Redis' },
    stop: async () => {
      await rows.close();
      await processes.stop();
    },
  };
}

export const streamRows = ({ processes, database, streams, messages, shown, resumed, wrong }: StreamFigures): Row[] => {
  const where = `${streams} streams on ${processes === 1 ? 'one process' : 'two processes'} (${database})`;
  const found = `p95 ${shown.p95} ms, p50 ${shown.p50} ms, most ${shown.most} ms`;
  return [
    { what: `a message on the other side’s screen, ${where}`, found, budget: '≤ 500 ms', holds: shown.p95 <= 500 },
    {
      what: `${resumed} streams resumed after a kill, ${messages} messages`,
      found: wrong.length === 0 ? 'no gaps, nothing twice' : wrong.slice(0, 3).join('; '),
      budget: 'none',
      holds: wrong.length === 0,
    },
  ];
};
