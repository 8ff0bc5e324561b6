#!/usr/bin/env node
/**
 * `npm run production-shape`: what docker-compose.yml declares, as plain processes on this machine (nginx, two API processes, a worker,
 * MariaDB, Redis), under load while one API process is killed, then in a browser while both are.
 */
import { haveChromium } from './machine/chromium.mjs';
import { canInstallPackages, findCommand, installPackages } from './machine/debian.mjs';
import { ensureInstalled, requireNode } from './machine/install.mjs';
import { haveMariadb, startMariadb } from './machine/mariadb.mjs';
import { PlainFailure, runScript } from './machine/plain-failure.mjs';
import { haveRedis, startRedis } from './machine/redis.mjs';
import { run } from './machine/run.mjs';

await runScript(async () => {
  requireNode();
  await ensureInstalled();
  if (!findCommand('nginx') && canInstallPackages()) await installPackages('nginx-light');
  if (!findCommand('nginx') || !(await haveMariadb()) || !(await haveRedis()))
    throw new PlainFailure('The production shape needs nginx, MariaDB and Redis on this machine.');
  await must('npx', ['lerna', 'run', 'build', '--concurrency', '2']);
  const [mariadb, redis] = [await startMariadb(), await startRedis()];
  const chromium = await haveChromium();
  const env = { TEST_DATABASE_URL: mariadb.url, TEST_REDIS_URL: redis.url, NGINX_PATH: findCommand('nginx'), CHROMIUM_PATH: chromium };
  await must('npx', ['tsx', 'e2e/production-shape/production-shape.ts'], env).finally(() => Promise.all([mariadb.stop(), redis.stop()]));
});

async function must(program, args, env = {}) {
  const { code } = await run(program, args, { env, onOutput: (text) => process.stdout.write(text) });
  if (code !== 0) throw new PlainFailure(`${[program, ...args].join(' ')} ended with ${code}.`);
}
