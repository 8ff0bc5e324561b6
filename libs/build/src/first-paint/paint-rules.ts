import type { PaintRule } from '@sannidhi/contracts';
import { compile, type StyleElement } from 'stylis';

/** Rules of one of the kit's classes; page-wide rules are part of the page itself, and a first paint doesn't move. */
const OF_A_CLASS = /^(\[data-theme=\S+\] )?\.k-/;
const MEDIA = '@media ';
/** Twins for browsers older than those the build is for. */
const OUTDATED = /^(-ms-|-moz-|-webkit-(box|flex|align|justify|transform|transition|order|user|animation)|display:-)/;

/** The rules of the kit's classes in `css`, each with one selector. */
export const paintRules = (css: string): PaintRule[] => compile(css).flatMap((element) => rulesOf(element));

function rulesOf({ type, value, props, children }: StyleElement, media?: string): PaintRule[] {
  if (typeof children === 'string') return [];
  if (value.startsWith(MEDIA)) {
    const condition = value.slice(MEDIA.length);
    return media ? [] : children.flatMap((child) => rulesOf(child, condition));
  }
  if (type !== 'rule' || typeof props === 'string') return [];
  const declarations = children.flatMap((child) => (child.type === 'decl' ? declarationOf(child) : []));
  return props
    .filter((selector) => OF_A_CLASS.test(selector) && declarations.length > 0)
    .map((selector) => ({ ...(media ? { media } : {}), selector, declarations }));
}

function declarationOf({ props, children }: StyleElement): string[] {
  const declaration = `${String(props)}:${String(children)}`;
  return OUTDATED.test(declaration) ? [] : [declaration];
}
