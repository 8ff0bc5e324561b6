import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signIn } from '@sannidhi/e2e/api-client';
import { type PlatformProcess, startPlatform } from '@sannidhi/e2e/platform';
import Database from 'better-sqlite3';
import { send } from '../giving/http.ts';
import { percentile } from '../report/percentile.ts';
import type { Row } from '../report/report.ts';
import { QUESTIONS, type Question } from './questions.ts';

/** A platform that does nothing but answer. */
export const SETTINGS = { NODE_ENV: 'production', STAGING: '1', SECRET_KEY: 'measured, never used for anything else', WORKER: 'off' };
const ASKED = 600;
const WARM = 100;
/** A million gifts with their books take minutes to make. */
const SEEDED_WITHIN_MS = 45 * 60_000;

/** A request's 95th percentile with few data and with many. */
export interface Answer {
  what: string;
  smallP95Ms: number;
  largeP95Ms: number;
  ratio: number;
}

export interface ScaleFigures {
  gifts: { small: number; large: number };
  answers: Answer[];
}

/**
 * The same requests to a platform with the small demo data and to one with a million gifts, in turns. `SCALE_DATA_DIR` keeps the large
 * one's data for the next run.
 */
export async function measureScale(): Promise<ScaleFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'sannidhi-scale-'));
  const largeDir = process.env.SCALE_DATA_DIR ?? join(folder, 'large');
  const smallDir = join(folder, 'small');
  try {
    const small = await startPlatform({ dataDir: smallDir, env: { ...SETTINGS, DEMO_DATA: 'small' } });
    const large = await startPlatform({ dataDir: largeDir, env: { ...SETTINGS, DEMO_DATA: 'scale' }, readyWithinMs: SEEDED_WITHIN_MS });
    const answers: Answer[] = [];
    for (const question of QUESTIONS) answers.push(await compare(question, small, large));
    await small.stop();
    await large.stop();
    return { gifts: { small: giftsIn(smallDir), large: giftsIn(largeDir) }, answers };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Asks both platforms in turns. */
export async function compare(question: Question, small: PlatformProcess, large: PlatformProcess): Promise<Answer> {
  const [askSmall, askLarge] = [await asking(question, small), await asking(question, large)];
  const times = { small: [] as number[], large: [] as number[] };
  for (let round = 0; round < WARM + ASKED; round += 1) {
    const [a, b] = [await timeOf(askSmall), await timeOf(askLarge)];
    if (round < WARM) continue;
    times.small.push(a);
    times.large.push(b);
  }
  const [smallP95Ms, largeP95Ms] = [percentile(times.small, 0.95), percentile(times.large, 0.95)];
  return {
    what: question.what,
    smallP95Ms: tenths(smallP95Ms),
    largeP95Ms: tenths(largeP95Ms),
    ratio: hundredths(largeP95Ms / smallP95Ms),
  };
}

async function asking({ role, email, path }: Question, { url, port }: PlatformProcess): Promise<() => Promise<unknown>> {
  const headers: Record<string, string> = role ? { authorization: `Bearer ${(await signIn(url, email, role)).authToken}` } : {};
  return () => send({ port, method: 'GET', path, headers });
}

async function timeOf(ask: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await ask();
  return performance.now() - startedAt;
}

function giftsIn(dataDir: string): number {
  const file = join(dataDir, 'sannidhi.sqlite');
  if (!existsSync(file)) return 0;
  const database = new Database(file, { readonly: true });
  const { count } = database.prepare('SELECT COUNT(*) AS count FROM orders').get() as { count: number };
  database.close();
  return count;
}

const tenths = (ms: number) => Math.round(ms * 10) / 10;
const hundredths = (ratio: number) => Math.round(ratio * 100) / 100;

/** Each request's time with a million gifts compared with its time with few. */
export const scaleRows = ({ answers }: ScaleFigures): Row[] => answerRows(answers, 'few gifts');

/** Each request's ratio, which must not grow with the data. */
export const answerRows = (answers: readonly Answer[], few: string): Row[] =>
  answers.map(({ what, smallP95Ms, largeP95Ms, ratio }) => ({
    what,
    found: `${ratio} (p95 ${largeP95Ms} ms; ${few} ${smallP95Ms} ms)`,
    budget: '≤ 1.3',
    holds: ratio <= 1.3,
  }));
