#!/usr/bin/env node
/**
 * `npm run soak`: what `npm test` proves at small scale, in full: kills under load on both databases, every fault in every remote, a
 * year of orders, 30 months of recurring gifts, 3,000 names in documents, response times for many accounts. `npm run soak -- crash faults`
 * runs only the named rounds. `ORDER_MODEL=5000` and `PLAN_MODEL=400` set how many orders and plans there are, `SEED=7` which ones.
 */
import { haveChromium } from './machine/chromium.mjs';
import { ensureInstalled, requireNode } from './machine/install.mjs';
import { PlainFailure, runScript } from './machine/plain-failure.mjs';
import { ROOT, run } from './machine/run.mjs';
import { runPlaywright } from './machine/test-counts.mjs';

const say = (text) => process.stdout.write(text);

const ROUNDS = {
  'answer-times': () => must('npx', ['tsx', 'bench/soak.ts']),
  crash: () => must(process.execPath, ['scripts/crash-test.mjs']),
  faults,
  names,
  orders: () => simulated('year-of-orders', 'ORDER_MODEL', '20000'),
  plans: () => simulated('charged-once', 'PLAN_MODEL', '2000'),
};

await runScript(async () => {
  requireNode();
  await ensureInstalled();
  await must('npx', ['lerna', 'run', 'build', '--concurrency', '2']);
  const named = process.argv.slice(2);
  const unknown = named.find((name) => !(name in ROUNDS));
  if (unknown) throw new PlainFailure(`There is no round named ${unknown}. Choose from ${Object.keys(ROUNDS).join(', ')}.`);
  for (const [name, round] of Object.entries(ROUNDS)) if (named.length === 0 || named.includes(name)) await round();
});

async function faults() {
  const chromium = await haveChromium();
  if (!chromium) throw new PlainFailure('Chromium is not available, so no fault was tried.');
  const env = { CHROMIUM_PATH: chromium, FAULT_MATRIX: 'full' };
  const { passed, failed } = await runPlaywright({ args: ['remote-faults', '--project', 'desktop'], env, say, name: 'faults' });
  if (failed > 0) throw new PlainFailure(`${failed} cells of the fault matrix failed, ${passed} passed.`);
}

/** A suite of the API at full size, beside a model of it: minutes on SQLite, longer on the server of `TEST_DATABASE_URL`. */
function simulated(suite, setting, size) {
  const env = { [setting]: process.env[setting] ?? size };
  return must('npx', ['jest', '--selectProjects', 'api', suite], { cwd: `${ROOT}/api`, env });
}

/** 3,000 names in the world's scripts through every document, read back and compared with HarfBuzz's outlines. */
function names() {
  return must('npx', ['jest', '--selectProjects', 'unit', '--testPathPatterns', 'test/names'], {
    cwd: `${ROOT}/api`,
    env: { NAMES: '3000' },
  });
}

async function must(program, args, options = {}) {
  const { code } = await run(program, args, { ...options, onOutput: say });
  if (code !== 0) throw new PlainFailure(`${[program, ...args].join(' ')} ended with ${code}.`);
}
