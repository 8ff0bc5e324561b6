import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REMOTES } from '@sannidhi/contracts';
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

/** Selectors and shared names in a style sheet that aren't the remote's own: `mfe-a-b-card` belongs to the remote `mfe-a-b` where there is one. */
export function foreignRules(css: string, remote: string, remotes: readonly string[] = REMOTES): string[] {
  const longer = remotes.filter((other) => other.startsWith(`${remote}-`));
  const isOwn = (name = '') => isNameOf(remote, name) && !longer.some((other) => isNameOf(other, name));
  return compile(css).flatMap((rule) => foreignIn(rule, isOwn));
}

const isNameOf = (remote: string, name: string): boolean => name.startsWith(`${remote}-`) && name.length > remote.length + 1;

function foreignIn({ type, value, props, children }: StyleElement, isOwn: (name?: string) => boolean): string[] {
  const inner = Array.isArray(children) ? children : [];
  if (type === 'comm') return [];
  if (type === 'rule') return [props].flat().filter((selector) => !isOwn(/^[a-z]*\.([\w-]+)/.exec(selector)?.[1]));
  if (AROUND.test(type)) return inner.flatMap((rule) => foreignIn(rule, isOwn));
  if (type === '@keyframes') return isOwn(/^@keyframes ([\w-]+)/.exec(value)?.[1]) ? [] : [value];
  if (type === '@font-face') return inner.some((one) => isOwn(/^font-family:["']?([\w-]+)/.exec(one.value)?.[1])) ? [] : [value];
  return [value];
}
