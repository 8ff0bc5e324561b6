#!/usr/bin/env node
/**
 * Checks that no code reads a date back out of formatted text: browsers and releases of ICU write the same locale's dates differently.
 * Civil dates and wall times come from `dateIn` and `timeIn` of the kit, `dateAt` and `timeAt` of the panchanga, or `formatToParts`.
 */
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { sourceFiles } from './source-files.mjs';

/** Tests may: they check the product by other means than its own. */
const PRODUCT = /^(?:libs\/[^/]+|api|shell|mfe-[^/]+)\/src\/.*(?<!\.spec)\.tsx?$/;
/** Calls that return a formatted date, by the last name of what is called. */
const FORMATS = /^(?:format|formatRange|toLocale(?:Date|Time)String|format(?:Date|ShortDate|Time|DateTime))$/;
/** What takes formatted text apart. */
const PARTS = new Set(['split', 'match', 'matchAll', 'slice', 'substring', 'charAt', 'replace', 'replaceAll', 'indexOf', 'at']);
const PARSERS = new Set(['Number', 'parseInt', 'parseFloat', 'Date', 'Date.parse', 'Date.UTC', 'Number.parseInt', 'Number.parseFloat']);
/** Locales that are only ever asked for because they happen to write ISO dates or 24-hour clocks. */
const NEARLY_ISO = /^(?:en-(?:CA|GB)|sv(?:-SE)?)$/;

const files = sourceFiles().filter((file) => PRODUCT.test(file));
const found = files.flatMap(problemsIn);
for (const { file, line, what } of found) console.error(`${file}:${line} ${what}`);
console.log(`${files.length} files checked, ${found.length} dates read out of formatted text`);
process.exit(found.length > 0 || files.length < 100 ? 1 : 0);

function problemsIn(file) {
  const source = readFileSync(file, 'utf8');
  if (!/format|toLocale/.test(source)) return [];
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const problems = [];
  const visit = (node) => {
    const what = problemOf(node);
    if (what) problems.push({ file, line: parsed.getLineAndCharacterOfPosition(node.getStart()).line + 1, what });
    ts.forEachChild(node, visit);
  };
  visit(parsed);
  return problems;
}

function problemOf(node) {
  if (!ts.isCallExpression(node) && !ts.isNewExpression(node)) return undefined;
  const called = node.expression.getText();
  const locale = node.arguments?.[0];
  if (/DateTimeFormat$/.test(called) && locale && ts.isStringLiteralLike(locale) && NEARLY_ISO.test(locale.text))
    return `formats with ${locale.text}: use dateIn, timeIn, dateAt or timeAt`;
  if (!FORMATS.test(called.split('.').at(-1) ?? '')) return undefined;
  const around = outside(node);
  if (ts.isPropertyAccessExpression(around.parent) && around.parent.expression === around && PARTS.has(around.parent.name.text))
    return `takes a formatted date apart with ${around.parent.name.text}: use formatToParts`;
  const parent = around.parent;
  const isArgument = (ts.isCallExpression(parent) || ts.isNewExpression(parent)) && parent.arguments?.includes(around);
  return isArgument && PARSERS.has(parent.expression.getText())
    ? `reads a formatted date with ${parent.expression.getText()}: use formatToParts`
    : undefined;
}

/** The outermost expression that has the same value. */
function outside(node) {
  const { parent } = node;
  const isSame = ts.isParenthesizedExpression(parent) || ts.isNonNullExpression(parent) || ts.isAsExpression(parent);
  return isSame ? outside(parent) : node;
}
