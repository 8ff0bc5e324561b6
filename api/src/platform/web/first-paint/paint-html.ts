import { type KnownFacts, PAINT_EACH, PAINT_MARK, type PaintNode } from '@sannidhi/contracts';
import { escapeHtml } from '../html-text.ts';
import { ALLOWED_TAGS, allowedAttribute, VOID_TAGS } from './allowed-markup.ts';

/** Far more than a screen needs: a tree that goes on and on must not cost the server its time. */
const MOST_ELEMENTS = 3000;
const DEEPEST = 60;

export const NOTHING_KNOWN: KnownFacts = { texts: {}, lists: {} };

/**
 * A release's tree as HTML. Nothing in it is trusted: unknown elements are left out with their content, unknown attributes and values
 * without, and all text is escaped. A form does nothing until the page's own script is there.
 */
export function paintHtml(nodes: unknown, facts: KnownFacts): string {
  const left = { elements: MOST_ELEMENTS };
  return contentHtml(nodes, { facts, item: {}, left, depth: 0 });
}

interface Place {
  facts: KnownFacts;
  /** The list entry that the element is repeated for, by `list.fact`. */
  item: Readonly<Record<string, string>>;
  left: { elements: number };
  depth: number;
}

function contentHtml(nodes: unknown, place: Place): string {
  return Array.isArray(nodes) ? nodes.map((node: PaintNode) => nodeHtml(node, place)).join('') : '';
}

function nodeHtml(node: unknown, place: Place): string {
  if (typeof node === 'string') return textHtml(filled(node, place) ?? '');
  if (!Array.isArray(node) || place.depth > DEEPEST) return '';
  const [tag, given] = node as unknown[];
  if (typeof tag !== 'string' || !ALLOWED_TAGS.has(tag)) return '';
  const attributes = typeof given === 'object' && given !== null ? (given as Record<string, unknown>) : {};
  const list = attributes[PAINT_EACH];
  if (typeof list !== 'string') return elementHtml(tag, attributes, node.slice(2), place);
  const entries = Object.hasOwn(place.facts.lists, list) ? (place.facts.lists[list] ?? []) : [];
  return entries.map((entry) => elementHtml(tag, attributes, node.slice(2), { ...place, item: named(list, entry) })).join('');
}

function elementHtml(tag: string, attributes: Record<string, unknown>, content: unknown[], place: Place): string {
  if (place.left.elements-- <= 0 || isUnknown(content, place)) return '';
  const written = Object.entries(attributes).flatMap(([name, value]) => attributeHtml(tag, name, value, place));
  // A form with this method submits nothing and goes nowhere, wherever a press or Enter finds it.
  const inert = tag === 'form' ? ' method="dialog"' : '';
  const start = `<${tag}${inert}${written.join('')}>`;
  return VOID_TAGS.has(tag) ? start : `${start}${contentHtml(content, { ...place, depth: place.depth + 1 })}</${tag}>`;
}

function attributeHtml(tag: string, name: string, value: unknown, place: Place): string[] {
  const text = typeof value === 'string' ? filled(value, place) : undefined;
  const allowed = text === undefined ? undefined : allowedAttribute(tag, name, text);
  return allowed ? [` ${allowed[0]}="${textHtml(allowed[1])}"`] : [];
}

/** Percent signs too: the page's own placeholders are between two of them. */
const textHtml = (text: string) => escapeHtml(text).replaceAll('%', '&#37;');

/** A text with its marks filled in; undefined if nothing is known for one of them. */
function filled(text: string, { facts, item }: Place): string | undefined {
  let isKnown = true;
  const full = text.replaceAll(PAINT_MARK, (_, fact: string, condition?: string) => {
    const known = Object.hasOwn(item, fact) ? item[fact] : Object.hasOwn(facts.texts, fact) ? facts.texts[fact] : undefined;
    isKnown &&= known !== undefined && known !== '';
    return condition ? '' : (known ?? '');
  });
  return isKnown ? full : undefined;
}

/** Whether an element only shows facts that aren't known: it is left out, as the screen itself would. */
const isUnknown = (content: readonly unknown[], place: Place): boolean =>
  content.length > 0 &&
  place.depth <= DEEPEST &&
  content.every((node) =>
    typeof node === 'string'
      ? filled(node, place) === undefined
      : Array.isArray(node) && !hasList(node) && isUnknown(node.slice(2), { ...place, depth: place.depth + 1 }),
  );

const hasList = ([, attributes]: unknown[]) => typeof attributes === 'object' && attributes !== null && PAINT_EACH in attributes;

const named = (list: string, entry: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(entry).map(([fact, text]) => [`${list}.${fact}`, text]));
