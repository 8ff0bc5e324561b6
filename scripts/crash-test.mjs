#!/usr/bin/env node
/** `npm run crash-test`: kills the built API under load on SQLite, then on its own MariaDB, and proves the books. */
import { ensureInstalled, requireNode } from './machine/install.mjs';
import { haveMariadb, startMariadb } from './machine/mariadb.mjs';
import { PlainFailure, runScript } from './machine/plain-failure.mjs';
import { run } from './machine/run.mjs';

await runScript(async () => {
  requireNode();
  await ensureInstalled();
  await must('npx', ['lerna', 'run', 'build', '--concurrency', '2']);
  await must('npx', ['tsx', 'e2e/crash/crash-test.ts'], { TEST_DATABASE_URL: undefined });
  if (!(await haveMariadb())) throw new PlainFailure('MariaDB is not available, so only SQLite was tested.');
  const mariadb = await startMariadb();
  await must('npx', ['tsx', 'e2e/crash/crash-test.ts'], { TEST_DATABASE_URL: mariadb.url }).finally(mariadb.stop);
});

async function must(program, args, env = {}) {
  const { code } = await run(program, args, { env, onOutput: (text) => process.stdout.write(text) });
  if (code !== 0) throw new PlainFailure(`${[program, ...args].join(' ')} ended with ${code}.`);
}
