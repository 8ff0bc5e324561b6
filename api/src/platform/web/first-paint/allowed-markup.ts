import { PAINT_ID_PREFIX } from '@sannidhi/contracts';

/** What a release's markup may consist of: elements and attributes that show something and do nothing. */
export const ALLOWED_TAGS: ReadonlySet<string> = new Set(
  (
    'div span p a b i strong em small br hr h1 h2 h3 h4 h5 h6 header footer main nav section article aside ul ol li dl dt dd time ' +
    'form fieldset legend label input button select option textarea svg g path circle ellipse rect line polyline polygon'
  ).split(' '),
);

export const VOID_TAGS: ReadonlySet<string> = new Set(['br', 'hr', 'input']);
/** Inputs that take text or a choice; no `image`, `file`, `hidden`, nor anything that submits. */
const INPUT_TYPES: ReadonlySet<string> = new Set('text email password tel search url number radio checkbox'.split(' '));
const BUTTON_TYPES: ReadonlySet<string> = new Set(['button', 'submit']);

const ANY = /^.*$/s;
const WORD = /^[\w -]*$/;
const FLAG = /^(true|false|)$/;
/** Of this site: a path, but not `//host`; backslashes are read as slashes. */
const OWN_LINK = /^(\/(?![/\\])[^\\\t\n\r]*|#[\w-]*)$/;
/** Paint of a drawing: a color by name, number or variable, and nothing fetched. */
const DRAWN = /^[\w#%.,\s()-]*$/;

const DRAWING = (
  'd fill stroke stroke-width stroke-linecap stroke-linejoin stroke-dasharray opacity fill-opacity stroke-opacity fill-rule clip-rule ' +
  'transform viewbox width height cx cy r rx ry x y x1 x2 y1 y2 points pathlength preserveaspectratio'
).split(' ');

/** The other attributes, with the values that each may have. */
const ATTRIBUTES: ReadonlyMap<string, RegExp> = new Map([
  ...['class', 'name', 'autocomplete', 'inputmode', 'role', 'lang', 'dir'].map((name) => [name, WORD] as const),
  ...['placeholder', 'title', 'value', 'datetime'].map((name) => [name, ANY] as const),
  ...['maxlength', 'rows', 'tabindex'].map((name) => [name, /^-?\d{1,5}$/] as const),
  ...['checked', 'disabled', 'hidden', 'readonly', 'required', 'selected', 'novalidate'].map((name) => [name, FLAG] as const),
  ...DRAWING.map((name) => [name, DRAWN] as const),
  ['href', OWN_LINK],
]);

/** Attributes that refer to an element of the same tree. */
const REFERENCES: ReadonlySet<string> = new Set(['id', 'for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-owns']);
/** Written in capitals where SVG has them; parsers restore the others. */
const CASED: Readonly<Record<string, string>> = {
  viewbox: 'viewBox',
  pathlength: 'pathLength',
  preserveaspectratio: 'preserveAspectRatio',
};

/** An attribute as the page may have it: its name and value, or undefined if it may not. */
export function allowedAttribute(tag: string, given: string, value: string): [name: string, value: string] | undefined {
  const name = given.toLowerCase();
  if (REFERENCES.has(name)) return WORD.test(value) ? [name, value.replaceAll(/[\w-]+/g, (id) => PAINT_ID_PREFIX + id)] : undefined;
  if (name.startsWith('aria-')) return /^aria-[a-z]+$/.test(name) ? [name, value] : undefined;
  if (name.startsWith('data-')) return /^data-[a-z-]+$/.test(name) && WORD.test(value) ? [name, value] : undefined;
  if (name === 'type') return typesOf(tag)?.has(value) ? [name, value] : undefined;
  if (name === 'name' && tag === 'form') return undefined;
  if (name === 'href' && value.startsWith('#') && tag === 'a')
    return OWN_LINK.test(value) ? [name, `#${PAINT_ID_PREFIX}${value.slice(1)}`] : undefined;
  if (name === 'href' && tag !== 'a') return undefined;
  if (/url\s*\(/i.test(value) && DRAWING.includes(name)) return undefined;
  return ATTRIBUTES.get(name)?.test(value) ? [CASED[name] ?? name, value] : undefined;
}

const typesOf = (tag: string) => (tag === 'input' ? INPUT_TYPES : tag === 'button' ? BUTTON_TYPES : undefined);
