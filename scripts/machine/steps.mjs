import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { endOfLog } from './failures.mjs';
import { lastLines } from './install.mjs';
import { formatDuration } from './progress.mjs';
import { ROOT } from './run.mjs';

const LOGS = join(ROOT, '.cache', 'checks');

/**
 * One check. `run` gets `{ say }` and returns the outcome: counts of single tests if there are any; a thrown error or `failed > 0` is a
 * failure. `needs` are titles that must have passed before, `lanes` is its share of the machine.
 *
 * @typedef {{ passed?: number, failed?: number, skipped?: number, failures?: import('./failures.mjs').Failure[] }} Counts
 * @typedef {{ title: string, needs?: string[], lanes?: number, run: (tools: { say: (text: string) => void }) => Promise<Counts | void> }} Step
 * @typedef {{ title: string, state: 'passed' | 'failed' | 'skipped', reason?: string, passed: number, failed: number, skipped: number, failures?: import('./failures.mjs').Failure[], ms: number }} Outcome
 */

/**
 * Runs the steps, as many in parallel as there are lanes, each as soon as what it needs has passed.
 *
 * @param {Step[]} steps
 * @param {number} lanes
 * @returns {Promise<Outcome[]>} in the order of `steps`
 */
export async function runSteps(steps, lanes) {
  await mkdir(LOGS, { recursive: true });
  const waiting = [...steps];
  const running = new Map();
  const outcomes = new Map();
  while (waiting.length > 0 || running.size > 0) {
    for (const step of takeReady(waiting, running, outcomes, lanes)) running.set(step, runStep(step));
    for (const step of takeHopeless(waiting, outcomes)) outcomes.set(step.title, notRun(step, outcomes));
    if (running.size === 0) continue;
    const { step, outcome } = await Promise.race(running.values());
    running.delete(step);
    outcomes.set(step.title, outcome);
  }
  return steps.map((step) => outcomes.get(step.title));
}

function takeReady(waiting, running, outcomes, lanes) {
  const ready = [];
  let free = lanes - [...running.keys()].reduce((sum, step) => sum + (step.lanes ?? 1), 0);
  for (const step of [...waiting]) {
    const wanted = Math.min(step.lanes ?? 1, lanes);
    const hasAll = (step.needs ?? []).every((title) => outcomes.get(title)?.state === 'passed');
    if (!hasAll) continue;
    if (wanted > free) break;
    free -= wanted;
    waiting.splice(waiting.indexOf(step), 1);
    ready.push(step);
  }
  return ready;
}

/** Steps whose needs failed will never run. */
function takeHopeless(waiting, outcomes) {
  const isLost = (title) => ['failed', 'skipped'].includes(outcomes.get(title)?.state);
  const hopeless = waiting.filter((step) => (step.needs ?? []).some(isLost));
  for (const step of hopeless) waiting.splice(waiting.indexOf(step), 1);
  return hopeless;
}

function notRun(step, outcomes) {
  const lost = step.needs.find((title) => outcomes.get(title)?.state !== 'passed');
  const outcome = {
    title: step.title,
    state: 'failed',
    reason: `not run, because “${lost}” did not pass`,
    passed: 0,
    failed: 1,
    skipped: 0,
    failures: [{ name: 'not run', message: `“${lost}” did not pass` }],
    ms: 0,
  };
  announce(outcome, '');
  return outcome;
}

async function runStep(step) {
  const startedAt = Date.now();
  const log = [];
  const say = (text) => void log.push(text);
  console.log(`  … ${step.title}`);
  const outcome = { title: step.title, ...(await judge(step, say)), ms: Date.now() - startedAt };
  if (outcome.state === 'failed' && !outcome.failures?.length) outcome.failures = endOfLog(log.join(''));
  await writeFile(join(LOGS, `${step.title.replace(/[^a-z0-9]+/gi, '-')}.log`), log.join(''));
  announce(outcome, log.join(''));
  return { step, outcome };
}

async function judge(step, say) {
  try {
    const { passed, failed = 0, skipped = 0, failures } = (await step.run({ say })) ?? {};
    return { state: failed > 0 ? 'failed' : 'passed', passed: passed ?? (failed > 0 ? 0 : 1), failed, skipped, failures };
  } catch (error) {
    if (error instanceof StepSkipped) return { state: 'skipped', reason: error.message, passed: 0, failed: 0, skipped: 1 };
    say(`${error.message ?? error}\n`);
    return { state: 'failed', passed: 0, failed: 1, skipped: 0 };
  }
}

function announce({ title, state, reason, ms, ...counts }, log) {
  const mark = { passed: '✔', failed: '✖', skipped: '–' }[state];
  console.log(
    `  ${mark} ${title} (${formatDuration(ms)})${reason ? `: ${reason}` : ''}${counts.passed + counts.failed > 1 ? ` ${describe(counts)}` : ''}`,
  );
  if (state === 'failed' && log) console.log(lastLines(log, 150).replace(/^/gm, '    | '));
}

/** "12 passed, 0 failed", plus what was skipped, if anything. */
export const describe = ({ passed, failed, skipped }) => `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

/** Thrown by a step that can't run on this machine; says why. */
export class StepSkipped extends Error {}

/** Every step with its result and time, as a table. */
export function outcomeTable(outcomes) {
  const width = Math.max(...outcomes.map(({ title }) => title.length));
  return outcomes
    .map(
      (outcome) =>
        `${outcome.title.padEnd(width)}  ${outcome.state.padEnd(7)}  ${formatDuration(outcome.ms).padStart(12)}  ${describe(outcome)}`,
    )
    .join('\n');
}
