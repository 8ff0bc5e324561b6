import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './run.mjs';

const FOLDER = join(ROOT, '.cache/soak');

/**
 * Work of hours that may end at any time: each part of it writes a line to a log, `{ made, seed, … }`, and the next call does what is left of
 * `goal`, from the seed after the last one. Once all is done, the next call begins anew.
 *
 * @param {string} name of the log in `.cache/soak`
 * @param {number} goal how much has to be made
 * @param {(part: { left: number, next: number | undefined, log: string }) => Promise<void>} work
 */
export async function continued(name, goal, work) {
  mkdirSync(FOLDER, { recursive: true });
  const log = join(FOLDER, `${name}.jsonl`);
  if (madeIn(linesOf(log)) >= goal) rmSync(log);
  const before = linesOf(log);
  const last = before.at(-1)?.seed;
  await work({ left: goal - madeIn(before), next: last === undefined ? undefined : last + 1, log });
  const lines = linesOf(log);
  process.stdout.write(`${name}: ${madeIn(lines)} of ${goal}, in ${lines.length} parts\n`);
}

const madeIn = (lines) => lines.reduce((sum, { made }) => sum + made, 0);

/** Whole lines only: the last one may have been cut off. */
function linesOf(log) {
  if (!existsSync(log)) return [];
  const text = readFileSync(log, 'utf8');
  return text
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line));
}
