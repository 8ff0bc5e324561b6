import type { INestApplicationContext } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Account } from '../domain/accounts/account.entity.ts';
import { API_NOUNS } from '../nouns.ts';
import type { Settings } from '../platform/config/settings.ts';
import { Database } from '../platform/database/database.ts';
import { exclusively } from '../platform/database/exclusively.ts';
import { insertOnce } from '../platform/database/rows.ts';
import { coreDemo } from './core.demo.ts';
import { DemoStepDone } from './demo-step.entity.ts';
import type { DemoContext, DemoStep } from './demo-step.ts';
import { SCALE_TEMPLES } from './scale-temples.ts';

/** The steps in dependency order. */
export const DEMO_STEPS: readonly DemoStep[] = inOrder([coreDemo, ...API_NOUNS.flatMap(({ demo }) => demo ?? [])]);

export type DemoOptions = Partial<Pick<DemoContext, 'now' | 'scaleTemples' | 'onGifts'>>;

/**
 * Fills an empty database with the demo data of the settings' profile, and finishes what an interrupted start left undone. A database
 * filled by someone else is left alone. Returns the names of the steps that ran.
 */
export async function seedDemo(
  app: INestApplicationContext,
  { demoData }: Settings,
  { now = new Date(), scaleTemples = SCALE_TEMPLES, onGifts }: DemoOptions = {},
): Promise<string[]> {
  if (demoData === 'off') return [];
  const context = { database: app.get(Database), get: app.get.bind(app), now, profile: demoData, scaleTemples, onGifts };
  return exclusively(app.get(DataSource), 'demo', () => runMissing(context));
}

async function runMissing(context: DemoContext): Promise<string[]> {
  const { database } = context;
  const done = new Set((await database.reader.find(DemoStepDone)).map(({ name }) => name));
  if (done.size === 0 && (await database.reader.count(Account)) > 0) return [];
  const missing = DEMO_STEPS.filter(({ name }) => !done.has(name));
  for (const { name, seed } of missing) {
    await seed(context);
    await database.transaction((tx) => insertOnce(tx, DemoStepDone, { name, doneAt: new Date() }));
  }
  return missing.map(({ name }) => name);
}

function inOrder(steps: readonly DemoStep[]): DemoStep[] {
  const ordered = new Set<DemoStep>();
  const add = (step: DemoStep): void => {
    for (const before of steps.filter(({ name }) => step.after?.includes(name))) add(before);
    ordered.add(step);
  };
  steps.forEach(add);
  return [...ordered];
}
