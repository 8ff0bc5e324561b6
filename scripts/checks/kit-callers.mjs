#!/usr/bin/env node
/** Checks that somebody imports everything the kit exports: releases of remotes rely on each name, so a name costs a promise. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sourceFiles } from './source-files.mjs';

/** What has no caller and stays, with the reason: `'@sannidhi/kit useThing': 'why'`. */
const KEPT = Object.fromEntries([
  ...['speak', 'renderScreen', 'pageStyles'].map((name) => [`@sannidhi/kit/prerender ${name}`, 'the build loads this entry while it runs']),
  ['@sannidhi/kit SignInOutcome', 'released remotes may name it: it goes with the next major version of the contract'],
  ['@sannidhi/kit FormField', 'names what useFormField returns: released remotes may name it too'],
  ['@sannidhi/kit registerNouns', 'the shell takes it from the part that it loads'],
  // The settings' own card replaced them.
  ...['useColorScheme', 'chooseLanguage', 'THEME_MODES', 'useThemeMode'].map((name) => [
    `@sannidhi/kit ${name}`,
    'released remotes use it: it goes with the next major version of the contract',
  ]),
]);

const KIT = '@sannidhi/kit';
const read = (file) => readFileSync(file, 'utf8');

/** The entries' names by their files: `libs/kit/src/index.ts` is `@sannidhi/kit`. */
const ENTRIES = Object.fromEntries(
  Object.entries(JSON.parse(read('libs/kit/package.json')).exports)
    .filter(([entry, file]) => /\.tsx?$/.test(file) && !entry.includes('*'))
    .map(([entry, file]) => [join('libs/kit', file), join(KIT, entry)]),
);

const exported = Object.entries(ENTRIES).flatMap(([file, entry]) => exportsOf(file).map((name) => `${entry} ${name}`));
const imported = new Set(sourceFiles().filter(mayCall).flatMap(importsOf));
const idle = exported.filter((name) => !imported.has(name) && !(name in KEPT));
const needless = Object.keys(KEPT).filter((name) => imported.has(name) || !exported.includes(name));

for (const name of idle)
  console.error(`${name} has no caller: take it off its entry, or say in scripts/checks/kit-callers.mjs why it stays`);
for (const name of needless) console.error(`${name} is listed in scripts/checks/kit-callers.mjs and need not be`);
console.log(`${exported.length} exports of the kit, ${idle.length} without a caller`);
process.exit(idle.length + needless.length > 0 || exported.length === 0 ? 1 : 0);

/** Every package, the template of a remote and the guides; a decision tells of what was. */
function mayCall(file) {
  return /\.(tsx?|mjs|template|md)$/.test(file) && !file.startsWith('docs/adr/');
}

/** What a file exports by name, and what the files export that it passes on whole. */
function exportsOf(file) {
  const text = read(file);
  const passedOn = [...text.matchAll(/^export \* from '([^']+)'/gm)].flatMap(([, from]) => exportsOf(join(dirname(file), from)));
  const listed = [...text.matchAll(/^export (?:type )?\{([^}]*)\}/gm)].flatMap(([, list]) =>
    namesIn(list).map((name) => name.split(' as ').at(-1)),
  );
  const declared = [...text.matchAll(/^export (?:async )?(?:const|function|class|type|interface) (\w+)/gm)].map(([, name]) => name);
  return [...passedOn, ...listed, ...declared];
}

/** What a file imports by name, takes apart after `await import(…)` or picks off it, each name behind the entry it comes from. */
function importsOf(file) {
  const text = read(file);
  return [
    /import (?:type )?\{(?<names>[^}]*)\} from '(?<from>[^']+)'/g,
    /\{(?<names>[^}]*)\} = await import\([^')]*'(?<from>[^']+)'/g,
    /await import\([^')]*'(?<from>[^']+)'\)\)\.(?<names>\w+)/g,
  ]
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .flatMap(({ groups: { names, from } }) => namesIn(names).map((name) => `${entryOf(from, file)} ${name.split(/ as |: /)[0]}`));
}

/** Files of the kit reach an entry that is a plain file by its path; a part is one of the kit's files, imported for when it loads. */
function entryOf(from, file) {
  if (from.startsWith(`${KIT}/parts/`)) return KIT;
  return from.startsWith('.') ? ENTRIES[join(dirname(file), from)] : from;
}

function namesIn(list) {
  return list
    .split(',')
    .map((name) => name.trim().replace(/^type /, ''))
    .filter(Boolean);
}
