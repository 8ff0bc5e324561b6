import lighthouse, { type Config, type Flags } from 'lighthouse';
import { type Spread, spread } from '../report/spread.ts';
import { runsOr } from './runs.ts';

const RUNS = runsOr(3);
const AUDITS = {
  lcpMs: 'largest-contentful-paint',
  usableMs: 'interactive',
  tbtMs: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
} as const;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export type Audit = keyof typeof AUDITS;
export type Category = (typeof CATEGORIES)[number];

/** What Lighthouse found: times in milliseconds, scores from 0 to 100. */
export interface Found {
  audits: Record<Audit, Spread>;
  scores: Record<Category, Spread>;
}

export interface Visit {
  url: string;
  /** Where the browser's debugging protocol answers. */
  port: number;
  flags?: Flags;
  config?: Config;
}

/** Runs Lighthouse on a page several times, because one run says little on a shared machine. */
export async function inspect(visit: Visit): Promise<Found> {
  const runs: Record<Audit | Category, number>[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await once(visit));
  const over = <Key extends Audit | Category>(keys: readonly Key[]) =>
    Object.fromEntries(keys.map((key) => [key, spread(runs.map((run) => run[key]))])) as Record<Key, Spread>;
  return { audits: over(Object.keys(AUDITS) as Audit[]), scores: over(CATEGORIES) };
}

async function once({ url, port, flags, config }: Visit): Promise<Record<Audit | Category, number>> {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'error', ...flags }, config);
  if (!result || result.lhr.runtimeError) throw new Error(`Lighthouse: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
  const { audits, categories } = result.lhr;
  return Object.fromEntries([
    ...Object.entries(AUDITS).map(([name, id]) => [name, audits[id]?.numericValue ?? Number.NaN]),
    ...CATEGORIES.map((category) => [category, Math.round((categories[category]?.score ?? 0) * 100)]),
  ]) as Record<Audit | Category, number>;
}
