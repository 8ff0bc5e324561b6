#!/usr/bin/env node
/**
 * `npm run kit:pack`: everything a team needs to build a remote in a repository of its own, as packages that any registry takes:
 * `@sannidhi/contracts`, `@sannidhi/kit`, `@sannidhi/build` and `create-sannidhi-remote`. Their version is the shell contract they are for.
 */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { plainPackage } from './kit-pack/plain-package.mjs';
import { PlainFailure, runScript } from './machine/plain-failure.mjs';
import { ROOT, run } from './machine/run.mjs';

const STAGE = join(ROOT, '.cache/packages');
const OUT = join(ROOT, 'dist/packages');
/** Repository tools and tests stay here. */
const LEFT_OUT =
  /\.spec\.tsx?$|\/build\/src\/contract\b|\/build\/(bin\/sannidhi-contract|node\/bundle)\.mjs$|\/jest\.config\.mjs$|\/tsconfig\.json$|\/build\/(create|templates)\b/;

/** What a team without this repository reads. */
const GUIDE = ['remotes.md', 'kit-props.md'];

/** In a project, the sources are in `src` and in the libraries' packages. */
const TOOLS = {
  extends: './web.json',
  compilerOptions: { types: ['node'] },
  include: ['../src/**/*', '../../kit/src/**/*', '../../contracts/src/**/*', '../../../../src/**/*'],
  exclude: [],
};

await runScript(async () => {
  for (const folder of [STAGE, OUT]) rmSync(folder, { recursive: true, force: true });
  mkdirSync(OUT, { recursive: true });
  const version = contractVersion();
  for (const library of ['contracts', 'kit', 'build']) stageLibrary(library, version);
  stageCreator(version);
  await Promise.all(readdirSync(STAGE).map(pack));
  console.log(`${readdirSync(OUT).sort().join('\n')}\nare in dist/packages.`);
});

function stageLibrary(library, version) {
  const from = join(ROOT, 'libs', library);
  cpSync(from, join(STAGE, library), { recursive: true, filter: (path) => !LEFT_OUT.test(path) && !/\/(dist|node_modules)$/.test(path) });
  writeJson(join(STAGE, library, 'package.json'), plainPackage(library, version));
  if (library !== 'build') return;
  writeJson(join(STAGE, 'build/tsconfig/tools.json'), TOOLS);
  cpSync(join(ROOT, 'shell/src/shared'), join(STAGE, 'build/shared'), { recursive: true });
  for (const page of GUIDE) cpSync(join(ROOT, 'docs', page), join(STAGE, 'build/docs', page));
}

function stageCreator(version) {
  const folder = join(STAGE, 'create-sannidhi-remote');
  cpSync(join(ROOT, 'libs/build/create'), folder, { recursive: true });
  cpSync(join(ROOT, 'libs/build/templates'), join(folder, 'templates'), { recursive: true });
  const bin = { 'create-sannidhi-remote': './create-remote.mjs' };
  writeJson(join(folder, 'package.json'), { name: 'create-sannidhi-remote', version, license: 'UNLICENSED', type: 'module', bin });
}

async function pack(folder) {
  const { code, output } = await run('npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', OUT], {
    cwd: join(STAGE, folder),
  });
  if (code !== 0) throw new PlainFailure(`${folder} can't be packed:\n${output}`);
}

function contractVersion() {
  const source = readFileSync(join(ROOT, 'libs/contracts/src/platform/shell-contract.ts'), 'utf8');
  const version = /SHELL_CONTRACT = '([\d.]+)'/.exec(source)?.[1];
  if (!version) throw new PlainFailure('shell-contract.ts names no version.');
  return version;
}

function writeJson(file, value) {
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}
