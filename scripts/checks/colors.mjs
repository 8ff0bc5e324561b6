#!/usr/bin/env node
/** Checks that colors are defined only in the theme, so that light, dark and every density remain one decision. */
import { readFileSync } from 'node:fs';
import { sourceFiles } from './source-files.mjs';

const COLOR = /(?<![\w&/])#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b(?!-)|\b(?:rgba?|hsla?|oklch)\(\s*\d/gi;
/** The theme and its generated styles; images drawn in code; print output, which no theme reaches; tests. */
const MAY_NAME_COLORS = [
  /^libs\/kit\/src\/theme\//,
  /\/(motifs|art)\//,
  /\.svg$/,
  /^api\/src\/.*(document|pdf|mail|poster)/,
  /\.spec\.tsx?$/,
];
const SPEAKS_STYLE = /\.(tsx?|css|html)$/;

const files = sourceFiles().filter((file) => SPEAKS_STYLE.test(file) && /^(shell|mfe-[^/]+|libs\/kit)\/src\//.test(file));
const found = files.filter((file) => !MAY_NAME_COLORS.some((pattern) => pattern.test(file))).flatMap(colorsIn);
for (const { file, line, color } of found) console.error(`${file}:${line} names ${color}; take it from the theme`);
console.log(`${files.length} files checked, ${found.length} colors outside the theme`);
process.exit(found.length > 0 ? 1 : 0);

function colorsIn(file) {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.flatMap((text, index) => [...withoutComment(text).matchAll(COLOR)].map(([color]) => ({ file, line: index + 1, color })));
}

function withoutComment(line) {
  return line.replace(/^\s*(\*|\/\*|\/\/).*/, '');
}
