#!/usr/bin/env node
/**
 * Bundles the package in the working directory for Node: each entry point becomes a file in `dist`, with chunks for shared and lazily
 * loaded code. A start then reads a few files instead of thousands.
 */
import { readFile, rm } from 'node:fs/promises';
import { transformFile } from '@swc/core';
import { build } from 'esbuild';
import { swcOptions } from '../jest/node.mjs';

const OUTPUT = 'dist';

/** These are native, read files next to their own code, or are extras of a package that nothing here uses. */
const LEFT_IN_NODE_MODULES = ['better-sqlite3', '@node-rs/argon2', 'pdfkit', 'harfbuzzjs', 'sharp', 'pug', 'preview-email', 'mailparser'];

/** TypeORM imports the driver of every database it supports. */
const UNUSED_DRIVERS =
  /\/(aurora-(mysql|postgres)|capacitor|cockroachdb|cordova|expo|mongodb|nativescript|oracle|postgres|react-native|sap|spanner|sqljs|sqlserver)\/\w+$/;

/** Classes that the database stores by name; esbuild renames one if two in a scope share a name. */
const migrations = [];

/** esbuild doesn't support decorator metadata, so swc strips the types, with the tests' settings. */
const ownSources = {
  name: 'own-sources',
  setup({ onLoad, onResolve }) {
    const options = { ...swcOptions, swcrc: false, module: { type: 'es6' }, sourceMaps: 'inline' };
    onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      const { code } = await transformFile(path, options);
      if (path.endsWith('.migration.ts')) for (const [, name] of code.matchAll(/^export class (\w+)/gm)) migrations.push(name);
      return { contents: code, loader: 'js' };
    });
    // A CommonJS package imported as its own chunk keeps only its default export.
    onResolve({ filter: /^[^.]/ }, ({ kind, path, importer }) =>
      kind === 'dynamic-import' && !importer.includes('/node_modules/')
        ? { errors: [{ text: `Import ${path} at the top of a file of ours, and that file where it is needed.` }] }
        : undefined,
    );
  },
};

const NO_LINES = `\n//# sourceMappingURL=data:application/json;base64,${btoa('{"version":3,"sources":["package"],"mappings":"AAAA"}')}`;

/** A `require` that a package creates for itself hides what it loads from the bundler, which would then be included twice. */
const OWN_REQUIRE = /^const require = createRequire\(import\.meta\.url\);$/m;

/** Keeps packages out of the source map, which is only for finding our own lines. */
const packages = {
  name: 'packages',
  setup({ onLoad, onResolve, resolve }) {
    onLoad({ filter: /\/node_modules\/.*\.[cm]?js$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8')).replace(OWN_REQUIRE, '') + NO_LINES,
      loader: 'js',
    }));
    onResolve({ filter: UNUSED_DRIVERS }, ({ importer }) =>
      importer.includes('/node_modules/typeorm/') ? { path: 'unused-driver', namespace: 'empty' } : undefined,
    );
    onLoad({ filter: /.*/, namespace: 'empty' }, () => ({ contents: 'module.exports = {}', loader: 'js' }));
    // An optional dependency that isn't installed remains a failing import at run time, as without a bundle.
    onResolve({ filter: /^[^./]/ }, async ({ path, pluginData, importer, ...request }) => {
      if (pluginData === 'asked' || !importer.includes('/node_modules/')) return undefined;
      const { errors } = await resolve(path, { ...request, importer, pluginData: 'asked' });
      return errors.length > 0 ? { path, external: true } : undefined;
    });
  },
};

const startedAt = Date.now();
await rm(OUTPUT, { recursive: true, force: true });
const { metafile } = await build({
  entryPoints: process.argv.slice(2),
  outdir: OUTPUT,
  outbase: 'src',
  chunkNames: '[name]-[hash]',
  bundle: true,
  splitting: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  sourcemap: true,
  sourcesContent: false,
  metafile: true,
  logLevel: 'warning',
  external: LEFT_IN_NODE_MODULES,
  banner: { js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);" },
  plugins: [ownSources, packages],
});
await refuseRenamedMigrations();
const bytes = Object.values(metafile.outputs).reduce((sum, output) => sum + output.bytes, 0);
console.log(`${Object.keys(metafile.inputs).length} files bundled in ${Date.now() - startedAt} ms (${Math.round(bytes / 1024)} kB)`);

async function refuseRenamedMigrations() {
  const bundled = await Promise.all(Object.keys(metafile.outputs).map((file) => (file.endsWith('.js') ? readFile(file, 'utf8') : '')));
  const renamed = migrations.filter((name) => !bundled.some((code) => new RegExp(`\\b(class ${name}|${name} = class)\\b`).test(code)));
  if (renamed.length > 0)
    throw new Error(`The database knows migrations by the names of their classes; these changed: ${renamed.join(', ')}`);
}
