import { readFileSync } from 'node:fs';
import ts from 'typescript';

/**
 * Every pattern in a file: literals, and arguments of `RegExp`.
 *
 * @returns {{ file: string, line: number, source: string | undefined, flags: string }[]} `source` is undefined if it is composed at run
 * time
 */
export function patternsIn(file) {
  const parsed = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const found = [];
  const visit = (node) => {
    const pattern = literalOf(node) ?? constructedOf(node);
    if (pattern) found.push({ file, line: parsed.getLineAndCharacterOfPosition(node.getStart()).line + 1, ...pattern });
    ts.forEachChild(node, visit);
  };
  visit(parsed);
  return found;
}

function literalOf(node) {
  if (!ts.isRegularExpressionLiteral(node)) return undefined;
  const end = node.text.lastIndexOf('/');
  return { source: node.text.slice(1, end), flags: node.text.slice(end + 1) };
}

function constructedOf(node) {
  const isConstructed = (ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText() === 'RegExp';
  if (!isConstructed) return undefined;
  const [source, flags] = node.arguments ?? [];
  const isPlain = source && ts.isStringLiteralLike(source);
  return { source: isPlain ? source.text : undefined, flags: flags && ts.isStringLiteralLike(flags) ? flags.text : '' };
}
