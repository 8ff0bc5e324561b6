#!/usr/bin/env node
/**
 * `npm create sannidhi-remote mfe-gotra -- --prefix /gotra` in an empty folder: a remote that is developed, tested and published outside
 * the platform's repository. `--packages <folder>` takes the libraries from files there instead of a registry.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesOf, filled } from './fill-template.mjs';
import { describedRemote, ROLES } from './remote-options.mjs';

const USAGE = `npm create sannidhi-remote mfe-gotra -- --prefix /gotra --title "Gotras" --title-hi "गोत्र"

--role temple-admin   whose portal it belongs to: ${ROLES.join(', ')} (donor, the devotee, without it)
--packages ../files   the folder with the platform's packages, if no registry has them`;

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const { version } = JSON.parse(readFileSync(here('./package.json'), 'utf8'));
const { remote, values, problem } = describedRemote(process.argv.slice(2), { packages: { type: 'string' } });
const wrong = remote.name ? (problem ?? folderProblem()) : USAGE;
if (wrong) {
  console.error(wrong);
  process.exit(1);
}
// Files of the second folder replace those of the first: a project has its own package.json.
for (const folder of [here('./templates/remote'), here('./templates/project')])
  for (const file of filesOf(folder)) write(file === 'gitignore' ? '.gitignore' : file, filled(folder, file, remote, packages()));
console.log(
  `${remote.name} was created. Install with npm install; npm test and npm run dev -- --shell https://… go on from there. The guide is node_modules/@sannidhi/build/docs/remotes.md.`,
);

function folderProblem() {
  const others = readdirSync('.').filter((file) => !['.git', 'node_modules'].includes(file));
  return others.length > 0 ? `This folder isn't empty: ${others.slice(0, 3).join(', ')}.` : undefined;
}

/** What the package.json asks for: this version, from a registry or from files. */
function packages() {
  const from = (name) => (values.packages ? `file:${relative('', resolve(values.packages, `sannidhi-${name}-${version}.tgz`))}` : version);
  return { __CONTRACTS__: from('contracts'), __KIT__: from('kit'), __BUILD__: from('build') };
}

function write(file, text) {
  if (!existsSync(dirname(file))) mkdirSync(dirname(join('.', file)), { recursive: true });
  writeFileSync(file, text);
}
