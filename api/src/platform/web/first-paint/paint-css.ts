import type { PaintRule } from '@sannidhi/contracts';

/** Begins at one of the kit's classes, so it reaches nothing outside of the tree. */
const SELECTOR = /^(?:\[data-theme="?(?:dark|light)"?\] )?\.k-([\w-]+)/;
/** Would end the rule, or the style sheet. */
const ENDS = /[{}<@\\;/]/;
const MEDIA = /^[\w\s():.,>=-]{1,200}$/;
const DECLARATION = /^-{0,2}[a-z][\w-]*:[^{}<>@\\;]{1,1000}$/i;
/** Whatever would fetch, or run in an old browser. */
const FETCHES = /(?:url|src|image|image-set|cross-fade|element|expression|paint|attr)\s*\(|javascript:|\/\*/i;
/** A text that the element itself has: the one use of `attr()` that every browser knows, and that can't be an address. */
const OWN_TEXT = /^content:attr\(data-[a-z-]+\)/;
/** The page's own placeholders. */
const PLACEHOLDER = /%[a-z-]+%/i;
const LONGEST_SELECTOR = 500;
const MOST_RULES = 2000;

/**
 * A release's rules as a style sheet, for the classes that occur in `html`. Nothing in them is trusted: a selector starts at a class of the
 * kit, and a rule that could fetch, import or close its element is left out.
 */
export function paintCss(rules: unknown, html: string): string {
  if (!Array.isArray(rules)) return '';
  const classes = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
  return rules
    .slice(0, MOST_RULES)
    .flatMap((rule: unknown) => ruleCss(rule, classes))
    .join('');
}

function ruleCss(rule: unknown, classes: ReadonlySet<string>): string[] {
  const { media, selector, declarations } = (typeof rule === 'object' && rule !== null ? rule : {}) as Partial<PaintRule>;
  if (typeof selector !== 'string' || !Array.isArray(declarations)) return [];
  const name = SELECTOR.exec(selector)?.[1];
  if (
    !name ||
    selector.length > LONGEST_SELECTOR ||
    ENDS.test(selector) ||
    PLACEHOLDER.test(selector) ||
    !classes.has(`k-${name}`) ||
    hasComma(selector)
  )
    return [];
  const kept = declarations.filter((one): one is string => typeof one === 'string' && isHarmless(one));
  const css = `${selector}{${kept.join(';')}}`;
  if (media === undefined) return [css];
  return typeof media === 'string' && MEDIA.test(media) && !PLACEHOLDER.test(media) ? [`@media ${media}{${css}}`] : [];
}

const isHarmless = (declaration: string) =>
  DECLARATION.test(declaration) && !FETCHES.test(declaration.replace(OWN_TEXT, '')) && !PLACEHOLDER.test(declaration);

/** A second selector after a comma could start anywhere; inside `:not(…)` it can't. */
function hasComma(selector: string): boolean {
  let plain = selector;
  for (let before = ''; before !== plain; ) {
    before = plain;
    plain = plain.replaceAll(/\([^()]*\)/g, '');
  }
  return /[,()]/.test(plain);
}
