import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPlatform } from '@sannidhi/e2e/platform';
import type { Row } from '../report/report.ts';
import { type Answer, compare, SETTINGS } from '../scale/scale.ts';
import { growOrders } from './grown.ts';
import { SEARCH_QUESTIONS } from './questions.ts';

const ORDERS = Number(process.env.ORDERS ?? 1_000_000);
const BUDGET_MS = 100;

export interface SearchFigures {
  /** Orders of the temple that is searched. */
  orders: { small: number; large: number };
  answers: Answer[];
}

/** The office-wide search of a temple with few orders and with a million of its own, in turns. `BENCH_DIR` holds the data meanwhile. */
export async function measureSearch(): Promise<SearchFigures> {
  const folder = mkdtempSync(join(process.env.BENCH_DIR ?? tmpdir(), 'sannidhi-search-'));
  const [demoDir, smallDir, largeDir] = ['demo', 'small', 'large'].map((name) => join(folder, name)) as [string, string, string];
  try {
    await (await startPlatform({ dataDir: demoDir, env: { ...SETTINGS, DEMO_DATA: 'small' } })).stop();
    const orders = { small: growOrders(demoDir, smallDir, 0), large: growOrders(demoDir, largeDir, ORDERS) };
    // Its owner finds most, and would need a second factor.
    const env = { ...SETTINGS, DEMO_DATA: 'off', REQUIRE_SECOND_FACTOR: 'false' };
    const [small, large] = [await startPlatform({ dataDir: smallDir, env }), await startPlatform({ dataDir: largeDir, env })];
    const answers: Answer[] = [];
    for (const question of SEARCH_QUESTIONS) answers.push(await compare(question, small, large));
    await small.stop();
    await large.stop();
    return { orders, answers };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export const searchRows = ({ answers, orders }: SearchFigures): Row[] =>
  answers.map(({ what, smallP95Ms, largeP95Ms }) => ({
    what,
    found: `p95 ${largeP95Ms} ms at ${orders.large} orders (${smallP95Ms} ms at ${orders.small})`,
    budget: `≤ ${BUDGET_MS} ms`,
    holds: largeP95Ms <= BUDGET_MS,
  }));
