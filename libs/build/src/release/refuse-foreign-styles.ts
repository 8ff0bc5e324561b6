import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile, type StyleElement } from 'stylis';
import { BuildProblem } from '../build-problem.ts';

/** Rules that apply their content as it is. */
const AROUND = /^@(media|supports|container|layer)$/;

/**
 * Checks that a remote's styles can only reach its own elements: each selector begins with one of its own classes (`.mfe-priest-…`), so a
 * style ends when the area's page is left. Names that the whole page shares begin the same way.
 * @throws BuildProblem naming every other rule.
 */
export function refuseForeignStyles(built: string, remote: string): void {
  const files = readdirSync(built).filter((file) => file.endsWith('.css'));
  const foreign = files.flatMap((file) => foreignRules(readFileSync(join(built, file), 'utf8'), remote));
  if (foreign.length === 0) return;
  throw new BuildProblem(`Styles of ${remote} have to begin with one of its own classes, such as .${remote}-card:\n${foreign.join('\n')}`);
}

/** Selectors and shared names in a style sheet that aren't the remote's own. */
export const foreignRules = (css: string, remote: string): string[] => compile(css).flatMap((rule) => foreignIn(rule, remote));

function foreignIn({ type, value, props, children }: StyleElement, remote: string): string[] {
  const inner = Array.isArray(children) ? children : [];
  if (type === 'comm') return [];
  if (type === 'rule') return [props].flat().filter((selector) => !new RegExp(`^[a-z]*\\.${remote}-[\\w-]`).test(selector));
  if (AROUND.test(type)) return inner.flatMap((rule) => foreignIn(rule, remote));
  if (type === '@keyframes') return new RegExp(`^@keyframes ${remote}-`).test(value) ? [] : [value];
  if (type === '@font-face') return inner.some((one) => new RegExp(`^font-family:["']?${remote}-`).test(one.value)) ? [] : [value];
  return [value];
}
