import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPlatform } from '@sannidhi/e2e/platform';
import type { Row } from '../report/report.ts';
import { type Answer, compare, SETTINGS } from '../scale/scale.ts';
import { growInbox } from './grown.ts';
import { INBOX_QUESTIONS } from './questions.ts';

const MESSAGES = Number(process.env.MESSAGES ?? 1_000_000);

export interface InboxFigures {
  messages: number;
  answers: (Answer & { budgetMs: number })[];
}

/** The same inbox of a temple with few messages and with a million, in turns. `BENCH_DIR` holds the data while it runs. */
export async function measureInbox(): Promise<InboxFigures> {
  const folder = mkdtempSync(join(process.env.BENCH_DIR ?? tmpdir(), 'sannidhi-inbox-'));
  const [smallDir, largeDir] = [join(folder, 'small'), join(folder, 'large')];
  try {
    for (const dataDir of [smallDir, largeDir]) await (await startPlatform({ dataDir, env: { ...SETTINGS, DEMO_DATA: 'small' } })).stop();
    const messages = growInbox(largeDir, MESSAGES);
    const env = { ...SETTINGS, DEMO_DATA: 'off' };
    const [small, large] = [await startPlatform({ dataDir: smallDir, env }), await startPlatform({ dataDir: largeDir, env })];
    const answers: InboxFigures['answers'] = [];
    for (const question of INBOX_QUESTIONS) answers.push({ ...(await compare(question, small, large)), budgetMs: question.budgetMs });
    await small.stop();
    await large.stop();
    return { messages, answers };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export const inboxRows = ({ answers }: InboxFigures): Row[] =>
  answers.map(({ what, smallP95Ms, largeP95Ms, budgetMs }) => ({
    what,
    found: `p95 ${largeP95Ms} ms (few messages ${smallP95Ms} ms)`,
    budget: `≤ ${budgetMs} ms`,
    holds: largeP95Ms <= budgetMs,
  }));
