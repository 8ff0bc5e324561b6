#!/usr/bin/env node
/**
 * Checks that every language has the required texts, with English's placeholders and its own plural forms: complete languages all of them,
 * others the public ones. That no two catalogs of a remote bring the same text: one of them would be lost. And that what English counts
 * has a form for one.
 */
import { readFileSync } from 'node:fs';
import { countedWords } from './counted-words.mjs';
import { isPublic } from './public-texts.mjs';
import { sourceFiles } from './source-files.mjs';

const PLACEHOLDER = /\{\{\s*[\w.-]+(?:\s*,[^}]*)?\}\}|<\/?\d+>/g;
/** Plural suffixes that a key may have in a language. */
const PLURAL = /_(zero|one|two|few|many|other)$/;
const LANGUAGES = Object.entries(JSON.parse(readFileSync('libs/contracts/src/languages.json', 'utf8'))).filter(([code]) => code !== 'en');

const files = sourceFiles();
const english = files.filter((file) => /[/.]en(\.json|\/[^/]+\.json)$/.test(file) && !file.startsWith('node_modules'));
const said = Object.fromEntries(LANGUAGES.map(([code]) => [code, 0]));
const problems = [
  ...english.flatMap((file) => LANGUAGES.flatMap((language) => compare(file, language))),
  ...broughtTwice(),
  ...withoutOne(),
];
for (const problem of problems) console.error(problem);
const counts = Object.entries(said).map(([code, keys]) => `${keys} in ${code}`);
console.log(`${english.length} message files in English, keys: ${counts.join(', ')}; ${problems.length} problems`);
process.exit(problems.length > 0 ? 1 : 0);

function compare(file, [code, { complete }]) {
  const twin = file.replace(/([/.])en(\.json|\/)/, `$1${code}$2`);
  const en = textsOf(file);
  const texts = files.includes(twin) ? textsOf(twin) : new Map();
  const stems = new Set([...texts.keys()].map(stemOf));
  const owed = new Set([...en.keys()].map(stemOf).filter((key) => complete || isPublic(file, key)));
  const known = new Set([...en.keys()].map(stemOf));
  said[code] += stems.size;
  return [
    ...[...owed].filter((key) => !stems.has(key)).map((key) => `${twin} lacks “${key}”`),
    ...[...stems].filter((key) => !known.has(key)).map((key) => `${twin} has “${key}”, which English lacks`),
    ...[...pluralKeys(en, code)].filter((key) => stems.has(stemOf(key)) && !texts.has(key)).map((key) => `${twin} lacks the form “${key}”`),
    ...[...texts].filter(([key, text]) => differs(en, key, text)).map(([key]) => `${twin}: “${key}” has other placeholders than English`),
    ...[...texts].filter(([, text]) => text.trim() === '').map(([key]) => `${twin}: “${key}” is empty`),
  ];
}

/** The catalogs of a remote become one. */
function broughtTwice() {
  const first = new Map();
  return english
    .filter((file) => /^mfe-.*\.en\.json$/.test(file))
    .flatMap((file) =>
      [...textsOf(file).keys()].flatMap((key) => {
        const name = `${file.split('/')[0]} ${key}`;
        const other = first.get(name);
        first.set(name, other ?? file);
        return other ? [`${file} and ${other} both bring “${key}”`] : [];
      }),
    );
}

function withoutOne() {
  return english.flatMap((file) =>
    [...textsOf(file)].flatMap(([key, text]) =>
      countedWords(key, text).map((words) => `${file}: “${key}” has no form for one of “${words}”`),
    ),
  );
}

function stemOf(key) {
  return key.replace(PLURAL, '');
}

/** The forms a language needs where English has several. */
function pluralKeys(en, code) {
  const forms = new Intl.PluralRules(code).resolvedOptions().pluralCategories;
  const counted = new Set([...en.keys()].filter((key) => key.endsWith('_other')).map(stemOf));
  return [...counted].flatMap((key) => forms.map((form) => `${key}_${form}`));
}

function differs(en, key, text) {
  const original = en.get(key) ?? en.get(`${stemOf(key)}_other`);
  const placeholders = (message) => [...new Set(message.match(PLACEHOLDER))].sort().join();
  return original !== undefined && placeholders(original) !== placeholders(text);
}

function textsOf(file) {
  return new Map(flatten(JSON.parse(readFileSync(file, 'utf8'))));
}

function flatten(value, path = '') {
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(value).flatMap(([key, inner]) => flatten(inner, path ? `${path}.${key}` : key));
}
