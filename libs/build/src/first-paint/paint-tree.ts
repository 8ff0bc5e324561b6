import { PAINT_EACH, PAINT_MARK, type PaintAttributes, type PaintNode } from '@sannidhi/contracts';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';

/** Elements that the first paint never needs. */
const LEFT_OUT = new Set(['style', 'script', 'template', 'noscript', 'link', 'meta', 'title']);

/** What rendered markup consists of: its tree, and the styles that were among it. */
export interface Painted {
  tree: PaintNode[];
  css: string;
}

/** Reads markup that React rendered on the server. Inline styles become classes, because the page's policy allows none. */
export function paintTree(html: string): Painted {
  const styles: string[] = [];
  const tree = nodesOf(parseFragment(html).childNodes, styles);
  return { tree: tree.map((node) => markLists(node)), css: styles.join('') };
}

function nodesOf(nodes: readonly DefaultTreeAdapterTypes.ChildNode[], styles: string[]): PaintNode[] {
  return nodes.flatMap((node): PaintNode[] => {
    if ('value' in node) return [node.value];
    if (!('tagName' in node)) return [];
    if (node.tagName === 'style') styles.push(...rulesWithin(node));
    if (LEFT_OUT.has(node.tagName)) return [];
    return [[node.tagName, attributesOf(node, styles), ...nodesOf(node.childNodes, styles)]];
  });
}

/** The rules of a component's style element; those of the whole page are left to the page. */
const rulesWithin = ({ attrs, childNodes }: DefaultTreeAdapterTypes.Element): string[] =>
  attrs.some(({ value }) => value.startsWith('k-global')) ? [] : childNodes.flatMap((node) => ('value' in node ? [node.value] : []));

function attributesOf({ attrs }: DefaultTreeAdapterTypes.Element, styles: string[]): PaintAttributes {
  const attributes = Object.fromEntries(attrs.map(({ name, value }) => [name, value]));
  const { style, ...rest } = attributes;
  if (!style) return rest;
  const name = `k-inline-${style.replaceAll(/[^a-z\d]+/gi, '-').replace(/-$/, '')}`;
  styles.push(`.${name}.${name}{${style}}`);
  return { ...rest, class: [rest.class, name].filter(Boolean).join(' ') };
}

const contentOf = (node: Exclude<PaintNode, string>) => node.slice(2) as PaintNode[];

/** Names a list at the innermost element with all of its marks: the one to repeat. */
function markLists(node: PaintNode): PaintNode {
  if (typeof node === 'string') return node;
  const [tag, attributes] = node;
  const content = contentOf(node);
  const inElements = content.flatMap((child) => (typeof child === 'string' ? [] : listsIn(child)));
  const list = listsIn(node).find((name) => inElements.filter((inner) => inner === name).length !== 1);
  if (list) return [tag, { ...attributes, [PAINT_EACH]: list }, ...content];
  return [tag, attributes, ...content.map(markLists)];
}

/** The lists whose marks are in a node, each once. */
function listsIn(node: PaintNode): string[] {
  const texts = typeof node === 'string' ? [node] : Object.values(node[1]);
  const own = texts.flatMap((text) => [...text.matchAll(PAINT_MARK)].map(([, fact = '']) => fact));
  const lists = own.filter((fact) => fact.includes('.')).map((fact) => fact.slice(0, fact.indexOf('.')));
  return [...new Set([...lists, ...(typeof node === 'string' ? [] : contentOf(node).flatMap(listsIn))])];
}
