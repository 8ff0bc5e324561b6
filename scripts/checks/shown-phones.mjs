#!/usr/bin/env node
/** Checks that screens show phone numbers as Americans write them, with `formatPhone`, not as they are stored. */
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { sourceFiles } from './source-files.mjs';

const SCREENS = /^(?:libs\/kit|shell|mfe-[^/]+)\/src\/(?!.*(?:testing|gallery)\/).*(?<!\.spec)\.tsx$/;
const PHONE = /^(?:phone|\w+Phone)$/;

const files = sourceFiles().filter((file) => SCREENS.test(file));
const found = files.flatMap(problemsIn);
for (const { file, line, shown } of found) console.error(`${file}:${line} shows ${shown} as it is stored: use formatPhone`);
console.log(`${files.length} files checked, ${found.length} phone numbers shown as they are stored`);
process.exit(found.length > 0 || files.length < 100 ? 1 : 0);

function problemsIn(file) {
  const source = readFileSync(file, 'utf8');
  if (!/phone/i.test(source)) return [];
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const problems = [];
  const visit = (node) => {
    if (isPhone(node) && isShown(node))
      problems.push({ file, line: parsed.getLineAndCharacterOfPosition(node.getStart()).line + 1, shown: node.getText() });
    ts.forEachChild(node, visit);
  };
  visit(parsed);
  return problems;
}

function isPhone(node) {
  if (ts.isPropertyAccessExpression(node)) return PHONE.test(node.name.text);
  return ts.isIdentifier(node) && PHONE.test(node.text) && !ts.isPropertyAccessExpression(node.parent);
}

/** Between tags, in a template other than a link’s, as a fact’s value, in a list that is joined, and in a sentence. */
function isShown(node) {
  const { parent } = node;
  if (ts.isJsxExpression(parent)) return ts.isJsxElement(parent.parent) || ts.isJsxFragment(parent.parent);
  if (ts.isTemplateSpan(parent)) return !/^tel:/.test(parent.parent.head.text);
  if (ts.isArrayLiteralExpression(parent)) return isJoined(parent);
  if (ts.isShorthandPropertyAssignment(parent)) return isOfText(parent.parent);
  if (ts.isPropertyAssignment(parent) && parent.initializer === node) return parent.name.getText() === 'value' || isOfText(parent.parent);
  return false;
}

function isJoined(node) {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.name.text === 'join' || isJoined(parent);
  return ts.isCallExpression(parent) && isJoined(parent);
}

function isOfText(object) {
  return ts.isCallExpression(object.parent) && object.parent.expression.getText() === 'text';
}
