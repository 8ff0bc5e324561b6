#!/usr/bin/env node
/** Checks the types of every package, each remembering what did not change. `types.mjs shell mfe-auth` checks those. */
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, run } from '../machine/run.mjs';

const PACKAGES = [
  'libs/contracts',
  'libs/panchanga',
  'libs/kit',
  'libs/build',
  'api',
  'shell',
  'mfe-auth',
  'mfe-devotee',
  'mfe-temple-admin',
  'mfe-priest',
  'mfe-superadmin',
  'e2e',
  'bench',
];
const MEMORY = join(ROOT, '.cache', 'types');

const chosen = process.argv.slice(2);
const packages = PACKAGES.filter((folder) => existsSync(join(ROOT, folder, 'tsconfig.json'))).filter(
  (folder) => chosen.length === 0 || chosen.includes(folder),
);
mkdirSync(MEMORY, { recursive: true });
let wrong = 0;
for (const folder of packages) wrong += (await check(folder)) ? 0 : 1;
console.log(`${packages.length} packages checked, ${wrong} wrong`);
process.exit(wrong > 0 ? 1 : 0);

async function check(folder) {
  const memory = join(MEMORY, `${folder.replace('/', '-')}.tsbuildinfo`);
  const { code, output } = await run('npx', [
    'tsc',
    '--noEmit',
    '-p',
    folder,
    '--incremental',
    '--tsBuildInfoFile',
    memory,
    '--pretty',
    'false',
  ]);
  const isEmpty = output.includes('error TS18003');
  if (code !== 0 && !isEmpty) console.error(`${folder}\n${output}`);
  return code === 0 || isEmpty;
}
