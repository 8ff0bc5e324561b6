import { createRequire } from 'node:module';

const environment = createRequire(createRequire(import.meta.url).resolve('jest-environment-jsdom'));
const jsdom = createRequire(environment.resolve('jsdom'));
const { implForWrapper } = jsdom('jsdom/lib/jsdom/living/generated/utils.js');
const { matchesDontThrow } = jsdom('jsdom/lib/jsdom/living/helpers/selectors.js');
const { CSSStyleDeclaration } = jsdom('cssstyle');
const defaultStyles = jsdom('rrweb-cssom').parse(jsdom('jsdom/lib/jsdom/browser/default-stylesheet.js'));

/** What Testing Library asks of an element and all it lies in, with the value that a root has if no rule gives it one. */
const ASKED = { display: '', opacity: '', visibility: 'visible', 'pointer-events': 'auto' };
const PROPERTY = { display: 'display', opacity: 'opacity', visibility: 'visibility', pointerEvents: 'pointer-events' };
const INHERITED = ['visibility', 'pointer-events'];

/**
 * Makes `getComputedStyle` answer what queries by role, clicks and `toBeVisible` ask of it with the value that jsdom has, and jsdom put the
 * whole style together only for another property: it parses every declaration of every rule that matches.
 */
export function answerStylesQuickly(window) {
  const wholeStyle = window.getComputedStyle.bind(window);
  window.getComputedStyle = (element, pseudo) => (pseudo ? wholeStyle(element, pseudo) : lazyStyle(element, wholeStyle));
}

function lazyStyle(element, wholeStyle) {
  const impl = implForWrapper(element);
  if (!impl?._ownerDocument) return wholeStyle(element);
  let known;
  const whole = () => {
    known ??= wholeStyle(element);
    return known;
  };
  const propertyValue = (property) => (Object.hasOwn(ASKED, property) ? resolved(impl, property) : whole().getPropertyValue(property));
  return new Proxy(
    {},
    {
      get(_, name) {
        if (Object.hasOwn(PROPERTY, name)) return resolved(impl, PROPERTY[name]);
        if (name === 'getPropertyValue') return propertyValue;
        const value = whole()[name];
        return typeof value === 'function' ? value.bind(known) : value;
      },
      has: (_, name) => name in whole(),
    },
  );
}

function resolved(impl, property) {
  const memory = memoryOf(impl);
  const known = memory.get(property);
  if (known !== undefined) return known;
  const value = cascaded(impl, property) || inherited(impl, property);
  memory.set(property, value);
  return value;
}

const inherited = (impl, property) =>
  INHERITED.includes(property) && impl.parentElement ? resolved(impl.parentElement, property) : ASKED[property];

const memories = new WeakMap();

/** What is known of an element. jsdom drops a document's style cache whenever something in it changes, and with it goes ours. */
function memoryOf(impl) {
  if (!impl._attached) return new Map();
  impl._ownerDocument._styleCache ??= new WeakMap();
  const age = impl._ownerDocument._styleCache;
  if (!memories.has(age)) memories.set(age, new WeakMap());
  const ofAge = memories.get(age);
  if (!ofAge.has(impl)) ofAge.set(impl, new Map());
  return ofAge.get(impl);
}

/** As in jsdom the last rule wins, whichever is more specific or important, and the element's own style after all. */
function cascaded(impl, property) {
  let value = '';
  for (const sheet of [defaultStyles, ...impl._ownerDocument.styleSheets._list])
    for (const rule of rulesAbout(sheet, property)) if (rule.matches(impl)) value = rule.value;
  const own = impl.style?.getPropertyValue(property);
  if (own) value = own;
  return value === 'unset' ? '' : value;
}

const indexes = new WeakMap();

/** A sheet's rules that declare the property; read again once it has more or fewer of them. */
function rulesAbout(sheet, property) {
  let index = indexes.get(sheet);
  if (index?.length !== sheet.cssRules.length) {
    index = { length: sheet.cssRules.length, about: new Map() };
    indexes.set(sheet, index);
  }
  if (!index.about.has(property)) index.about.set(property, [...declarations(sheet.cssRules, property)]);
  return index.about.get(property);
}

function* declarations(rules, property) {
  for (const rule of rules) {
    if (rule.media) {
      if (Array.from(rule.media).includes('screen')) yield* declarations(rule.cssRules, property);
      continue;
    }
    const value = parsed(property, rule.style?.getPropertyValue(property));
    if (value) yield { value, matches: matcher(rule.selectorText) };
  }
}

function parsed(property, value) {
  if (!value || value === 'unset') return value;
  const style = new CSSStyleDeclaration();
  style.setProperty(property, value);
  return style.getPropertyValue(property);
}

/** Most of the default rules are for tags alone, which need no selector engine. */
function matcher(selector) {
  const tags = selector.split(',').map((part) => part.trim());
  if (!tags.every((tag) => /^[a-z][a-z0-9]*$/.test(tag))) return (impl) => matchesDontThrow(impl, selector);
  const named = new Set(tags);
  return (impl) => named.has(impl._localName);
}
