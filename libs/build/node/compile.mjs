#!/usr/bin/env node
/**
 * Compiles the package in the working directory for Node: `src` becomes `dist`, file by file. TypeScript loses its
 * types and its specs, everything else is copied, and what no longer has a source is gone.
 */
import { copyFile, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { transformFile } from '@swc/core';
import { swcOptions } from '../jest/node.mjs';

const SOURCE = 'src';
const TARGET = 'dist';
const isTest = (file) => /\.(spec|api\.spec)\.tsx?$/.test(file);
const isTypeScript = (file) => /\.tsx?$/.test(file);

const options = {
  ...swcOptions,
  swcrc: false,
  jsc: { ...swcOptions.jsc, rewriteRelativeImportExtensions: true, experimental: { keepImportAttributes: true } },
  module: { type: 'es6' },
  sourceMaps: true,
};

const startedAt = Date.now();
const files = (await readdir(SOURCE, { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile() && !isTest(entry.name))
  .map((entry) => join(entry.parentPath, entry.name));
await rm(TARGET, { recursive: true, force: true });
await Promise.all(files.map(place));
console.log(`${files.length} files compiled in ${Date.now() - startedAt} ms`);

async function place(file) {
  const target = join(TARGET, relative(SOURCE, file));
  await mkdir(dirname(target), { recursive: true });
  if (isTypeScript(file)) await compile(file, target.replace(/\.tsx?$/, '.js'));
  else await copyFile(file, target);
}

async function compile(file, target) {
  const { code, map } = await transformFile(file, options);
  await Promise.all([
    writeFile(target, `${code}\n//# sourceMappingURL=${target.split('/').at(-1)}.map\n`),
    writeFile(`${target}.map`, map),
  ]);
}
