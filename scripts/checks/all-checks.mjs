import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { haveChromium } from '../machine/chromium.mjs';
import { canInstallPackages, findCommand, installPackages } from '../machine/debian.mjs';
import { haveMariadb, startMariadb } from '../machine/mariadb.mjs';
import { haveRedis, startRedis } from '../machine/redis.mjs';
import { REMOTES } from '../machine/remotes.mjs';
import { ROOT, run } from '../machine/run.mjs';
import { StepSkipped } from '../machine/steps.mjs';
import { runJest, runPlaywright } from '../machine/test-counts.mjs';

const WEB_PACKAGES = ['libs/kit', 'shell', ...REMOTES];
const BUILD = 'build';
/** A check that takes longer is hanging. */
const STEP_LIMIT_MS = 12 * 60_000;
/** The number of shards for the API's suites on each database. */
const API_PARTS = 2;
/** Programs that some checks call, with their Debian packages. */
const TOOLS = [
  ['docker-compose', 'docker-compose'],
  ['pdftotext', 'poppler-utils'],
  ['nginx', 'nginx-light'],
];
const has = (path) => existsSync(join(ROOT, path));

/**
 * Installs and starts what the checks depend on.
 *
 * @returns {Promise<{ steps: import('../machine/steps.mjs').Step[], close: () => Promise<unknown>, missing: string[] }>}
 * `missing` lists in sentences which suites can't run on this machine
 */
export async function prepareChecks() {
  const mariadb = (await haveMariadb()) ? await startMariadb() : undefined;
  const redis = (await haveRedis()) ? await startRedis() : undefined;
  const chromium = await haveChromium();
  for (const [tool, name] of TOOLS) await haveTool(tool, name);
  // The longest first: what is short fills the end, so that no processor is left without work. The kill tests mostly wait.
  const steps = [
    build(),
    ...journeys(chromium),
    ...killTests(mariadb),
    ...apiSuites(mariadb),
    ...unitTests(),
    ...codeChecks(),
    command('size budgets', ['node', 'scripts/checks/sizes.mjs'], { needs: [BUILD] }),
    ...backupTests(mariadb),
    ...twoProcesses(mariadb, redis),
    openScreens(mariadb, redis),
    ...staticCopy(chromium),
    ...gatewayLimits(),
  ];
  const missing = [
    !mariadb && 'MariaDB is not available: the API suites, the crash test and the backup test ran on SQLite only.',
    !(mariadb && redis) && 'MariaDB or Redis is not available: the test of two API processes did not run.',
    !chromium && 'Chromium is not available: the journeys in the browser did not run.',
    !findCommand('nginx') && 'nginx is not available: the test of the static copy did not run.',
  ].filter(Boolean);
  return { steps, close: () => Promise.all([mariadb?.stop(), redis?.stop()]), missing };
}

async function haveTool(tool, debianPackage) {
  if (!findCommand(tool) && canInstallPackages()) await installPackages(debianPackage).catch((error) => console.error(error.message));
}

/** Checks that read the code without running it. */
function codeChecks() {
  return [
    command('types', ['node', 'scripts/checks/types.mjs']),
    command('lock file is whole', ['node', 'scripts/complete-lock.mjs', '--check']),
    command('format and lint', ['npx', 'biome', 'ci', '--colors=off', '.']),
    command('boundaries', ['node', 'scripts/checks/boundaries.mjs']),
    command('commit subjects fit', ['node', 'scripts/checks/commit-subjects.mjs']),
    command('versions agree', ['npx', 'syncpack', 'lint']),
    command('colors come from the theme', ['node', 'scripts/checks/colors.mjs']),
    command('patterns take linear time', ['node', 'scripts/checks/patterns.mjs']),
    command('dates are not read out of texts', ['node', 'scripts/checks/formatted-dates.mjs']),
    command('phone numbers are shown as they are written', ['node', 'scripts/checks/shown-phones.mjs']),
    command('texts in every language', ['node', 'scripts/checks/texts.mjs']),
    command('contract with the remotes', ['node', 'libs/build/bin/sannidhi-contract.mjs', '--check']),
    command('props of the kit are documented', ['node', 'scripts/kit-props.mjs', '--check']),
    command('the kit exports what is imported', ['node', 'scripts/checks/kit-callers.mjs']),
    command('a new remote comes and goes', ['node', 'scripts/checks/new-remote.mjs']),
    command('dead code', ['npx', 'knip', '--no-progress']),
    composeCheck(),
  ];
}

function unitTests() {
  const packages = [...WEB_PACKAGES, 'libs/build', 'libs/contracts', 'libs/panchanga'].filter((folder) => has(`${folder}/src`));
  const run = (folder, args = []) => ({
    title: `unit tests ${folder}`,
    run: ({ say }) =>
      runJest({ cwd: join(ROOT, folder), args: ['--maxWorkers=1', '--passWithNoTests', ...args], say, name: `unit ${folder}` }),
  });
  return [...packages.map((folder) => run(folder)), run('api', ['--selectProjects', 'unit'])];
}

/** The suites that talk to a database, once on each. Those of a part share what they load; parts end evenly. */
function apiSuites(mariadb) {
  const suite = (part) => (database, env) => ({
    title: `API suites on ${database}, part ${part} of ${API_PARTS}`,
    run: ({ say }) =>
      runJest({
        cwd: join(ROOT, 'api'),
        args: ['--selectProjects', 'api', '--maxWorkers=1'],
        env: { ...env, API_PART: `${part}/${API_PARTS}` },
        say,
        name: `api ${database} ${part}`,
      }),
  });
  return Array.from({ length: API_PARTS }, (_, index) => onBoth(mariadb, suite(index + 1))).flat();
}

function build() {
  return command(BUILD, ['npx', 'lerna', 'run', 'build', '--concurrency', '2'], { lanes: 2 });
}

/** They mostly wait for a lease or a restart. The same code at full scale: `npm run soak`. */
function killTests(mariadb) {
  const small = { CRASH_GIFTS: '200', CRASH_SEED: '108' };
  return onBoth(mariadb, (database, env) =>
    command(`crash test on ${database}`, ['npx', 'tsx', 'e2e/crash/crash-test.ts'], {
      needs: [BUILD],
      lanes: 0.5,
      env: { ...small, ...env },
    }),
  ).concat(broadcastUnderKills(mariadb), mariadb ? [rush(mariadb)] : []);
}

function broadcastUnderKills(mariadb) {
  const small = { BROADCAST_PEOPLE: '300', BROADCAST_KILLS: '2', BROADCAST_SEED: '108' };
  return onBoth(mariadb, (database, env) =>
    command(`broadcast under kills on ${database}`, ['npx', 'tsx', 'bench/broadcast/kill-test.ts'], {
      needs: [BUILD],
      lanes: 0.5,
      env: { ...small, ...env },
    }),
  );
}

/** Two processes on one database: where there is a server. */
function rush({ url }) {
  const small = { RUSH_ROUNDS: '3', RUSH_FAMILIES: '60', CRASH_SEED: '108' };
  return command('rush on the places of poojas and events', ['npx', 'tsx', 'e2e/crash/seat-rush.ts'], {
    needs: [BUILD],
    lanes: 0.5,
    env: { ...small, TEST_DATABASE_URL: url },
  });
}

function backupTests(mariadb) {
  return onBoth(mariadb, (database, env) =>
    command(`backup and restore on ${database}`, ['npx', 'tsx', 'e2e/backup/backup-test.ts'], { needs: [BUILD], env }),
  );
}

/** What must hold across all API processes. */
function twoProcesses(mariadb, redis) {
  if (!mariadb || !redis) return [];
  const env = { TEST_DATABASE_URL: mariadb.url, TEST_REDIS_URL: redis.url };
  return [command('two API processes', ['npx', 'tsx', 'e2e/production-shape/two-processes-test.ts'], { needs: [BUILD], env })];
}

/** Messages reach open screens, also of a process that was killed: on one, and on two where there are servers for them. */
function openScreens(mariadb, redis) {
  const servers = mariadb && redis ? { TEST_DATABASE_URL: mariadb.url, TEST_REDIS_URL: redis.url } : {};
  const env = { STREAMS: '40', STREAM_MESSAGES: '30', ...servers };
  return command('messages on open screens', ['npx', 'tsx', 'bench/streams/streams-test.ts'], { needs: [BUILD], lanes: 0.5, env });
}

/** What the gateway serves during an outage. */
function staticCopy(chromium) {
  const nginx = findCommand('nginx');
  if (!chromium || !nginx) return [];
  const env = { CHROMIUM_PATH: chromium, NGINX_PATH: nginx };
  return [command('static copy of the pages', ['npx', 'tsx', 'e2e/production-shape/static-copy-test.ts'], { needs: [BUILD], env })];
}

/** What the gateway refuses before it costs the platform anything. */
function gatewayLimits() {
  const nginx = findCommand('nginx');
  if (!nginx) return [];
  return [command('limits of the gateway', ['npx', 'tsx', 'e2e/production-shape/gateway-limits-test.ts'], { env: { NGINX_PATH: nginx } })];
}

function onBoth(mariadb, step) {
  const onSqlite = step('SQLite', { TEST_DATABASE_URL: undefined });
  return mariadb ? [onSqlite, step('MariaDB', { TEST_DATABASE_URL: mariadb.url })] : [onSqlite];
}

function journeys(chromium) {
  if (!chromium) return [];
  const run = ({ say }) => runPlaywright({ env: { CHROMIUM_PATH: chromium }, say, name: 'journeys' });
  return [{ title: 'journeys in the browser', needs: [BUILD], lanes: 2, run }];
}

function composeCheck() {
  return {
    title: 'compose file',
    run: async ({ say }) => {
      if (!findCommand('docker-compose')) throw new StepSkipped('docker-compose could not be had');
      const { code } = await run(process.execPath, ['scripts/checks/compose-rules.mjs'], { onOutput: say });
      if (code !== 0) throw new Error('docker-compose.yml is refused, or a service breaks a rule');
    },
  };
}

/** A check that is a command: it passes if the command exits with 0. */
function command(title, [program, ...args], { env, ...rest } = {}) {
  return {
    title,
    ...rest,
    run: async ({ say }) => {
      const { code } = await run(program, args, {
        onOutput: say,
        env: { FORCE_COLOR: '0', NX_TUI: 'false', ...env },
        timeoutMs: STEP_LIMIT_MS,
      });
      if (code !== 0) throw new Error(`${[program, ...args].join(' ')} ended with ${code}`);
    },
  };
}
