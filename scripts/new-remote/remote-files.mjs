import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesOf, filled } from '../../libs/build/create/fill-template.mjs';
import { PlainFailure } from '../machine/plain-failure.mjs';
import { ROOT } from '../machine/run.mjs';
import { addToLock, removeFromLock } from './lock-file.mjs';

const TEMPLATES = join(ROOT, 'libs/build/templates/remote');
/** The one table of which area owns which paths. */
const ROUTE_TABLE = 'libs/contracts/src/areas.ts';
/** The shell's name for an area that isn't available. */
const NAMES = { 'shell/src/words/en.ts': 'title', 'shell/src/words/hi.ts': 'titleHi' };
const ENTRY = /^ +'mfe-[a-z-]+': .*\n/gm;
/** First path segments that the platform itself serves. */
const TAKEN = ['/api', '/assets', '/dev', '/remotes'];

/** Writes the package and its entries in the route table, the shell's texts and the lock file. */
export function createRemote(remote) {
  const { name, prefix, role } = remote;
  if (TAKEN.includes(prefix) || read(ROUTE_TABLE).includes(`'${prefix}'`)) throw new PlainFailure(`${prefix} is already taken.`);
  for (const file of filesOf(TEMPLATES)) write(join(name, file), filled(TEMPLATES, file, remote));
  insertBefore(ROUTE_TABLE, '} as const satisfies', `  '${name}': { role: '${role}', exact: [], prefixes: ['${prefix}'] },\n`);
  for (const [file, title] of Object.entries(NAMES)) insertAfterLastEntry(file, `    '${name}': '${remote[title]}',\n`);
  changeLock((lock) => addToLock(lock, name, JSON.parse(read(`${name}/package.json`))));
  symlinkSync(join('..', name), join(ROOT, 'node_modules', name));
  console.log(
    `${name} was created, with ${prefix} as its first page. See it with npm run dev; docs/remotes.md explains how to publish it.`,
  );
}

/** Removes everything that `createRemote` wrote, and what was built since. */
export function removeRemote({ name, force }) {
  const unsaved = force ? [] : unsavedWork(name);
  if (unsaved.length > 0) throw new PlainFailure(`Not committed yet: ${unsaved.join(', ')}. Commit it, or add --force to lose it.`);
  const entry = new RegExp(`^ +'${name}': .*\\n`, 'm');
  if (!/\],? \},?\n$/.test(entry.exec(read(ROUTE_TABLE))?.[0] ?? ''))
    throw new PlainFailure(`${name} has more than one line in ${ROUTE_TABLE}; remove it by hand first.`);
  for (const file of [ROUTE_TABLE, ...Object.keys(NAMES)]) write(file, read(file).replace(entry, ''));
  changeLock((lock) => removeFromLock(lock, name));
  for (const path of [name, join('node_modules', name)]) rmSync(join(ROOT, path), { recursive: true, force: true });
  console.log(`${name} was removed.`);
}

/** The remote's files that are neither in git nor from a template, and those changed since the last commit. */
function unsavedWork(name) {
  const given = new Set(filesOf(TEMPLATES).map((file) => join(name, file)));
  const changed = execFileSync('git', ['status', '--porcelain', '-uall', '--', name], { cwd: ROOT, encoding: 'utf8' });
  const lines = changed.split('\n').filter(Boolean);
  return lines.map((line) => line.slice(3)).filter((file, index) => !lines[index].startsWith('??') || !given.has(file));
}

function insertBefore(file, mark, line) {
  const text = read(file);
  write(
    file,
    text.replace(mark, () => line + mark),
  );
}

function insertAfterLastEntry(file, line) {
  const text = read(file);
  const last = [...text.matchAll(ENTRY)].at(-1);
  const end = last.index + last[0].length;
  write(file, text.slice(0, end) + line + text.slice(end));
}

/** The link is created here, so npm's record counts as newer than the lock again. */
function changeLock(change) {
  write('package-lock.json', `${JSON.stringify(change(JSON.parse(read('package-lock.json'))), null, 2)}\n`);
  const now = new Date();
  utimesSync(join(ROOT, 'node_modules/.package-lock.json'), now, now);
}

const read = (file) => readFileSync(join(ROOT, file), 'utf8');

function write(file, text) {
  mkdirSync(join(ROOT, dirname(file)), { recursive: true });
  writeFileSync(join(ROOT, file), text);
}
