#!/usr/bin/env node
/**
 * Checks the types of every package, each with incremental caching. `types.mjs shell mfe-auth` checks only those. The compiler is
 * TypeScript's native one: on this repository it reports the same, line for line, in less than half the time. The kit and the remotes share
 * their settings and most of their imports, so they are checked as one program; so do the journeys and the benchmarks.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, run } from '../machine/run.mjs';

const PROGRAMS = [
  'libs/contracts',
  'libs/panchanga',
  'libs/build',
  'api',
  'scripts/checks/web-types.json',
  'shell',
  'scripts/checks/journey-types.json',
];
/** By path: npx would ask the registry for the name if it isn't installed. */
const COMPILER = join(ROOT, 'node_modules', '.bin', 'tsgo');
/** By default four of them share a program's files, and each infers the types that these have in common again. */
const ONE_CHECKER = ['--checkers', '1'];
const MEMORY = join(ROOT, '.cache', 'types');

const chosen = process.argv.slice(2);
const programs = chosen.length > 0 ? chosen : PROGRAMS;
mkdirSync(MEMORY, { recursive: true });
let wrong = 0;
for (const program of programs) wrong += (await check(program)) ? 0 : 1;
console.log(`${programs.length} programs checked, ${wrong} wrong`);
process.exit(wrong > 0 ? 1 : 0);

async function check(program) {
  const memory = join(MEMORY, `${program.replaceAll('/', '-')}.tsbuildinfo`);
  const { code, output } = await run(COMPILER, [
    '--noEmit',
    '-p',
    program,
    ...ONE_CHECKER,
    '--incremental',
    '--tsBuildInfoFile',
    memory,
    '--pretty',
    'false',
  ]);
  if (code !== 0) console.error(`${program}\n${output}`);
  return code === 0;
}
