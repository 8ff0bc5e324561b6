#!/usr/bin/env node
/**
 * `npm run soak`: what `npm test` proves at small scale, in full. `npm run soak -- crash faults` runs only the named rounds; docs/testing.md
 * lists them with the settings that make them smaller. `SEED=7` chooses which ones.
 */
import { haveChromium } from './machine/chromium.mjs';
import { ensureInstalled, requireNode } from './machine/install.mjs';
import { haveMariadb, startMariadb } from './machine/mariadb.mjs';
import { PlainFailure, runScript } from './machine/plain-failure.mjs';
import { startRedis } from './machine/redis.mjs';
import { ROOT, run } from './machine/run.mjs';
import { continued } from './machine/soak-log.mjs';
import { runPlaywright } from './machine/test-counts.mjs';

const say = (text) => process.stdout.write(text);

/** What none of the rounds takes, even on a busy machine. */
const ROUND_LIMIT_MS = 6 * 3_600_000;

const ROUNDS = {
  'answer-times': () => must('npx', ['tsx', 'bench/soak.ts']),
  broadcast,
  browsers: () => must(process.execPath, ['scripts/browsers.mjs', '--built']),
  crash: () => must(process.execPath, ['scripts/crash-test.mjs']),
  doors: () => onBoth('doors.api', 'DOOR_TICKETS', '2000'),
  events: () => rushes('ticket-rush', 'events'),
  faults,
  names,
  openings,
  owners,
  orders: () => simulated('year-of-orders', 'ORDER_MODEL', '20000'),
  plans: () => simulated('charged-once', 'PLAN_MODEL', '2000'),
  poojas,
  streams,
  volunteers: () => onBoth('shift-overlaps', 'SHIFT_ROUNDS', '40'),
  tickets: () => onBoth('tickets.api', 'CANCELED_ORDERS', '3000', { TICKET_CROWD: '500' }),
  resources: () => onBoth('resource-rush', 'RESOURCE_RUSH', '10000'),
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
function simulated(suite, setting, size, more = {}) {
  const env = { [setting]: process.env[setting] ?? size, ...more };
  const limit = ['--testTimeout', String(ROUND_LIMIT_MS)];
  return must('npx', ['jest', suite, '--selectProjects', 'api', ...limit], { cwd: `${ROOT}/api`, env });
}

/** A suite of the API at full size on SQLite, then on a MariaDB of its own. */
async function onBoth(suite, setting, size, more = {}) {
  await simulated(suite, setting, size, more);
  if (!(await haveMariadb())) throw new PlainFailure(`MariaDB is not available, so ${suite} ran on SQLite only.`);
  const mariadb = await startMariadb();
  await simulated(suite, setting, size, { ...more, TEST_DATABASE_URL: mariadb.url }).finally(mariadb.stop);
}

/** 100,000 moves beside a model, which go on where they were ended before, then families rush for places. */
async function poojas() {
  await continued('pooja-model', Number(process.env.POOJA_MODEL ?? 100_000), ({ left, next, log }) =>
    simulated('pooja-model', 'POOJA_MODEL', String(left), {
      POOJA_MODEL: String(left),
      SOAK_LOG: log,
      ...(next ? { SEED: String(next) } : {}),
    }),
  );
  await rushes('seat-rush', 'poojas');
}

/**
 * 1,000 rounds of 500 families at once on ten places of a pooja, or on twelve of an event: on SQLite in one process, in two on a MariaDB of its
 * own. Each goes on where it was ended before.
 */
async function rushes(name, of) {
  const rush = (log, url) =>
    continued(log, Number(process.env.RUSH_ROUNDS ?? 1_000), ({ left, log }) =>
      must('npx', ['tsx', 'e2e/crash/seat-rush.ts'], {
        env: { TEST_DATABASE_URL: url, RUSH_OF: of, RUSH_ROUNDS: String(left), RUSH_HARD: '10', SOAK_LOG: log },
      }),
    );
  await rush(`${name}-sqlite`, '');
  if (!(await haveMariadb())) throw new PlainFailure('MariaDB is not available, so two processes did not meet.');
  const mariadb = await startMariadb();
  await rush(`${name}-mariadb`, mariadb.url).finally(mariadb.stop);
}

/** Two owners end each other's ownership 200 times in each way: in one process on SQLite, in two on a MariaDB of their own. */
async function owners() {
  await simulated('temple-admin/staff-owners', 'OWNER_ROUNDS', '1000');
  const [mariadb, redis] = [(await haveMariadb()) && (await startMariadb()), await startRedis()];
  if (!mariadb) throw new PlainFailure('MariaDB is not available, so owners met in one process only.');
  const env = { TEST_DATABASE_URL: mariadb.url, TEST_REDIS_URL: redis.url, OWNER_ROUNDS: process.env.OWNER_ROUNDS ?? '1000' };
  await must('npx', ['tsx', 'e2e/production-shape/two-processes-test.ts'], { env }).finally(() =>
    Promise.all([mariadb.stop(), redis.stop()]),
  );
}

/** 3,000 names in the world's scripts through every document, read back and compared with HarfBuzz's outlines. */
function names() {
  return must('npx', ['jest', '--selectProjects', 'unit', '--testPathPatterns', 'test/names'], {
    cwd: `${ROOT}/api`,
    env: { NAMES: '3000' },
  });
}

/** 20,000 people in an opening of 1,000 places in 20 slots, 2,000 of whom listen over HTTP: on SQLite, and on a MariaDB of its own. */
async function openings() {
  const mariadb = (await haveMariadb()) ? await startMariadb() : undefined;
  const env = mariadb ? { TEST_DATABASE_URL: mariadb.url } : {};
  await must('npx', ['tsx', 'bench/run.ts', 'opening'], { env }).finally(() => mariadb?.stop());
}

/** 15,000 recipients by email and text while the worker is killed ten times: on SQLite, then on a MariaDB of its own. */
async function broadcast() {
  const test = ['tsx', 'bench/broadcast/kill-test.ts'];
  await must('npx', test, { env: { TEST_DATABASE_URL: undefined } });
  if (!(await haveMariadb())) throw new PlainFailure('MariaDB is not available, so the broadcast ran on SQLite only.');
  const mariadb = await startMariadb();
  await must('npx', test, { env: { TEST_DATABASE_URL: mariadb.url } }).finally(mariadb.stop);
}

/** 2,000 open screens on one process, then on two with Redis, of which one is killed; and 10,000 steps beside a count of what is unread. */
async function streams() {
  await simulated('message-counts', 'COUNT_STEPS', '10000');
  const [mariadb, redis] = [(await haveMariadb()) && (await startMariadb()), await startRedis()];
  const env = mariadb ? { TEST_DATABASE_URL: mariadb.url, TEST_REDIS_URL: redis.url } : {};
  await must('npx', ['tsx', 'bench/streams/streams-test.ts'], { env }).finally(() => Promise.all([mariadb?.stop(), redis.stop()]));
  if (!mariadb) throw new PlainFailure('MariaDB is not available, so the streams ran on one process only.');
}

async function must(program, args, options = {}) {
  const { code } = await run(program, args, { ...options, onOutput: say });
  if (code !== 0) throw new PlainFailure(`${[program, ...args].join(' ')} ended with ${code}.`);
}
