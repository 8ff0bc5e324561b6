#!/usr/bin/env node
/** Writes docs/kit-props.md, the props of every component that `@sannidhi/kit` exports, from the sources; `--check` compares only. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { ROOT } from './machine/run.mjs';

const FILE = join(ROOT, 'docs/kit-props.md');
const SOURCES = join(ROOT, 'libs/kit/src');
const INTRODUCTION = `# Props of the kit

Written from the sources by \`npm run kit:props\`. A \`?\` marks what may be left out. [Remotes](remotes.md) explains the rest.
`;

const offered = new Set(exportedNames());
const components = new Map();
const shapes = new Map();
for (const file of readdirSync(SOURCES, { recursive: true }).filter((name) => /\.tsx?$/.test(name) && !name.includes('.spec.')))
  readSource(file);

const sections = [...components].sort(([one], [other]) => one.localeCompare(other)).map(section);
const text = `${INTRODUCTION}\n${sections.join('\n')}`;
if (!process.argv.includes('--check')) writeFileSync(FILE, text);
else if (readFileSync(FILE, 'utf8') !== text) {
  console.error('docs/kit-props.md is not what the sources say: npm run kit:props');
  process.exitCode = 1;
}
console.log(`${sections.length} components of the kit have props.`);

/** The kit's names, as its interface report lists them. */
function exportedNames() {
  const report = readFileSync(join(ROOT, 'libs/kit/contract/kit.api.md'), 'utf8');
  return [...report.matchAll(/^export (?:declare )?(?:function|const) (\w+)/gm)].map(([, name]) => name);
}

function readSource(file) {
  const source = ts.createSourceFile(file, readFileSync(join(SOURCES, file), 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  source.forEachChild((node) => {
    if (ts.isInterfaceDeclaration(node)) shapes.set(node.name.text, node);
    else if (ts.isFunctionDeclaration(node) && node.name) addComponent(node.name.text, node.parameters, docOf(node));
    else if (ts.isVariableStatement(node))
      for (const { name, initializer } of node.declarationList.declarations)
        if (initializer && ts.isArrowFunction(initializer)) addComponent(name.getText(), initializer.parameters, docOf(node));
  });
}

function addComponent(name, [props], doc) {
  if (/^[A-Z]/.test(name) && offered.has(name) && props?.type) components.set(name, { doc, type: props.type });
}

function section([name, { doc, type }]) {
  return [`## ${name}`, '', ...(doc ? [doc, ''] : []), ...membersOf(type), ''].join('\n');
}

/** The members of a type as a list, those it inherits included. */
function membersOf(type) {
  if (ts.isIntersectionTypeNode(type)) return type.types.flatMap(membersOf);
  const shape = ts.isTypeLiteralNode(type) ? type : shapes.get(type.getText().replace(/<.*/s, ''));
  if (!shape) return [`- and those of \`${oneLine(type.getText())}\``];
  const inherited = (shape.heritageClauses ?? []).flatMap((clause) => clause.types.flatMap(membersOf));
  return [...shape.members.map(line), ...inherited];
}

function line(member) {
  const mark = member.questionToken ? '?' : '';
  const doc = docOf(member);
  return `- \`${member.name?.getText() ?? ''}${mark}: ${oneLine(member.type?.getText() ?? 'unknown')}\`${doc ? ` ${doc}` : ''}`;
}

function docOf(node) {
  return (ts.getJSDocCommentsAndTags(node) ?? []).map(({ comment }) => oneLine(ts.getTextOfJSDocComment(comment) ?? '')).join(' ');
}

function oneLine(words) {
  return words.replaceAll(/\s+/g, ' ').trim();
}
