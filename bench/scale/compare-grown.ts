import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPlatform } from '@sannidhi/e2e/platform';
import { rowsIn } from './grown-copies.ts';
import type { Question } from './questions.ts';
import { type Answer, compare, SETTINGS } from './scale.ts';

interface Grown {
  /** The table whose rows are counted. */
  table: string;
  small: number;
  large: number;
  /** Copies a data folder to another one with about so many rows. */
  grow: (from: string, to: string, rows: number) => void;
  /** What is asked of the demo's data in a folder. */
  questions: (demoDir: string) => readonly Question[];
}

export interface GrownFigures {
  rows: { small: number; large: number };
  answers: Answer[];
}

/** The same requests to the demo with few rows of a table and with many, in turns. */
export async function compareGrown({ table, small, large, grow, questions }: Grown): Promise<GrownFigures> {
  const folder = mkdtempSync(join(tmpdir(), `sannidhi-${table}-`));
  const [demoDir, smallDir, largeDir] = ['demo', 'small', 'large'].map((name) => join(folder, name)) as [string, string, string];
  try {
    const demo = await startPlatform({ dataDir: demoDir, env: { ...SETTINGS, DEMO_DATA: 'small' } });
    await demo.stop();
    grow(demoDir, smallDir, small);
    grow(demoDir, largeDir, large);
    const env = { ...SETTINGS, DEMO_DATA: 'off' };
    const [few, many] = [await startPlatform({ dataDir: smallDir, env }), await startPlatform({ dataDir: largeDir, env })];
    const answers: Answer[] = [];
    for (const question of questions(demoDir)) answers.push(await compare(question, few, many));
    await few.stop();
    await many.stop();
    return { rows: { small: rowsIn(smallDir, table), large: rowsIn(largeDir, table) }, answers };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
