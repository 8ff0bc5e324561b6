#!/usr/bin/env node
/** Creates a remote in a copy of the repository, checks, tests and builds it, removes it and compares the copy with the original. */
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, run } from '../machine/run.mjs';
import { sourceFiles } from './source-files.mjs';

/** Inside the repository, so that packages are found; git ignores it. */
const COPY = join(ROOT, '.cache/new-remote');
/** Not the guide's example, which may exist in the repository. */
const NAME = 'mfe-trial';

const before = makeCopy();
await step('node', ['scripts/new-remote.mjs', NAME, '--prefix', '/trial', '--title', 'Trial', '--title-hi', 'परख']);
await step('npx', ['tsgo', '--noEmit', '-p', NAME]);
await step('npx', ['jest'], join(COPY, NAME));
await step('npm', ['run', '-s', 'build'], join(COPY, NAME));
await step('npx', ['biome', 'check', '--vcs-enabled=false', NAME, 'libs/contracts/src/areas.ts', 'shell/src/words']);
await step('node', ['scripts/checks/boundaries.mjs']);
await step('node', ['scripts/complete-lock.mjs', '--check']);
await step('node', ['scripts/new-remote.mjs', '--remove', NAME]);
const after = treeOf(COPY);
const traces = [...new Set([...before.keys(), ...after.keys()])].filter((file) => before.get(file) !== after.get(file));
for (const file of traces) console.error(`${file} has changed`);
if (existsSync(join(COPY, 'node_modules', NAME))) traces.push(`node_modules/${NAME}`);
console.log(`${NAME} was created, checked, tested, built and removed; ${traces.length} traces remain`);
rmSync(COPY, { recursive: true, force: true });
process.exit(traces.length > 0 ? 1 : 0);

/** Copies the repository's own files, and links the packages. */
function makeCopy() {
  rmSync(COPY, { recursive: true, force: true });
  for (const file of sourceFiles().filter((each) => existsSync(join(ROOT, each)))) cpSync(join(ROOT, file), join(COPY, file));
  const modules = join(COPY, 'node_modules');
  mkdirSync(join(modules, '@sannidhi'), { recursive: true });
  for (const entry of readdirSync(join(ROOT, 'node_modules'))) {
    const isOwn = entry === '@sannidhi' || entry.startsWith('mfe-');
    if (entry === '.package-lock.json') cpSync(join(ROOT, 'node_modules', entry), join(modules, entry));
    else if (!isOwn) symlinkSync(join(ROOT, 'node_modules', entry), join(modules, entry));
  }
  for (const library of readdirSync(join(COPY, 'libs'))) symlinkSync(join(COPY, 'libs', library), join(modules, '@sannidhi', library));
  return treeOf(COPY);
}

/** Every file with a digest of its content, except packages. */
function treeOf(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('/node_modules'))
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(files.map((file) => [file.slice(folder.length + 1), createHash('sha256').update(readFileSync(file)).digest('hex')]));
}

async function step(program, args, cwd = COPY) {
  const { code, output } = await run(program, args, { cwd });
  if (code === 0) return;
  console.error(`${output}\n${[program, ...args].join(' ')} ended with ${code}`);
  process.exit(1);
}
