#!/usr/bin/env node
/**
 * `npm test`, `npm run verify` and CI: installs what the checks need, runs every one, as many beside each other as
 * the machine has room for, and ends with every failed test by its name and the counts alone on the last line.
 * `npm test -- api` runs the checks whose title holds one of the words, with what they need.
 */
import { availableParallelism } from 'node:os';
import { ensureInstalled, requireNode } from './machine/install.mjs';
import { runScript } from './machine/plain-failure.mjs';
import { formatDuration } from './machine/progress.mjs';
import { keepTemporaryFilesInMemory } from './machine/quick-folder.mjs';

/** One more than processors: a step spends a fifth of its time waiting for a disk, a database or a timer. */
const LANES = Math.min(5, Math.max(2, availableParallelism()) + 1);

await runScript(async () => {
  requireNode();
  const startedAt = Date.now();
  keepTemporaryFilesInMemory();
  await ensureInstalled();
  const { describe, outcomeTable, runSteps } = await import('./machine/steps.mjs');
  const { failureList } = await import('./machine/failures.mjs');
  const { prepareChecks } = await import('./checks/all-checks.mjs');
  const { steps, close, missing } = await prepareChecks();
  const outcomes = await runSteps(chosen(steps, process.argv.slice(2)), LANES).finally(close);
  const total = sum(outcomes, missing);
  console.log(`\n${outcomeTable(outcomes)}\n\nAll of it took ${formatDuration(Date.now() - startedAt)}.`);
  for (const line of [failureList(outcomes), ...missing].filter(Boolean)) console.log(line);
  console.log(describe(total));
  process.exit(total.failed > 0 ? 1 : 0);
});

/** The steps whose title contains one of the words, and their dependencies. */
function chosen(steps, words) {
  if (words.length === 0) return steps;
  const wanted = new Set(steps.filter(({ title }) => words.some((word) => title.includes(word))));
  for (const step of wanted) for (const title of step.needs ?? []) wanted.add(steps.find((other) => other.title === title));
  return steps.filter((step) => wanted.has(step));
}

/** Anything that couldn't run here is a failure where CI must not be lenient. */
function sum(outcomes, missing) {
  const total = { passed: 0, failed: process.env.CI === 'true' ? missing.length : 0, skipped: 0 };
  for (const { passed, failed, skipped } of outcomes) {
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
  }
  return total;
}
