#!/usr/bin/env node
/** Checks that every language says everything: the Hindi files hold the English files' keys and placeholders, no more and no less. */
import { readFileSync } from 'node:fs';
import { sourceFiles } from './source-files.mjs';

const PLACEHOLDER = /\{\{\s*[\w.-]+(?:\s*,[^}]*)?\}\}|<\/?\d+>/g;
/** What plural forms a key may add to its language. */
const PLURAL = /_(zero|one|two|few|many|other)$/;

const files = sourceFiles();
const english = files.filter((file) => /[/.]en(\.json|\/[^/]+\.json)$/.test(file) && !file.startsWith('node_modules'));
const problems = english.flatMap(compare);
for (const problem of problems) console.error(problem);
console.log(`${english.length} message files in English, ${problems.length} problems in Hindi`);
process.exit(problems.length > 0 ? 1 : 0);

function compare(file) {
  const twin = file.replace(/([/.])en(\.json|\/)/, '$1hi$2');
  if (!files.includes(twin)) return [`${twin} is missing`];
  const [en, hi] = [file, twin].map((path) => new Map(flatten(JSON.parse(readFileSync(path, 'utf8')))));
  const stems = (texts) => new Set([...texts.keys()].map((key) => key.replace(PLURAL, '')));
  return [
    ...[...stems(en)].filter((key) => !stems(hi).has(key)).map((key) => `${twin} lacks “${key}”`),
    ...[...stems(hi)].filter((key) => !stems(en).has(key)).map((key) => `${twin} has “${key}”, which English lacks`),
    ...[...en]
      .filter(([key, text]) => hi.has(key) && differs(text, hi.get(key)))
      .map(([key]) => `${twin}: “${key}” has other placeholders than English`),
    ...[...hi].filter(([, text]) => text.trim() === '').map(([key]) => `${twin}: “${key}” is empty`),
  ];
}

function differs(text, translated) {
  const placeholders = (message) => [...new Set(message.match(PLACEHOLDER))].sort().join();
  return placeholders(text) !== placeholders(translated);
}

function flatten(value, path = '') {
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(value).flatMap(([key, inner]) => flatten(inner, path ? `${path}.${key}` : key));
}
