import type { Endpoint } from '../endpoint.ts';
import type { Language } from '../languages.ts';

/** The file of a release, and of the shell's build, with the markup of public screens: a tree, which only the server turns into HTML. */
export const FIRST_PAINT_FILE = 'first-paint.json';

/** Keeps the ids of the markup apart from the page's own: none can take the place of `root` or `boot`. */
export const PAINT_ID_PREFIX = 'paint-';

/** An element's attributes, by their HTML names. */
export type PaintAttributes = Readonly<Record<string, string>>;
/** A text, or an element: its tag, its attributes and its content. */
export type PaintNode = string | readonly [tag: string, attributes: PaintAttributes, ...content: PaintNode[]];

/** One style rule of the kit's generated classes. */
export interface PaintRule {
  /** The condition of its `@media`, if it has one: `(min-width:900px)`. */
  media?: string;
  selector: string;
  /** `color:inherit` */
  declarations: readonly string[];
}

/** Prerendered screens by page and language, with the rules that their classes need. */
export interface FirstPaints {
  rules: readonly PaintRule[];
  /** By the page's path, `#` and a variant for a page that differs with what is known. */
  screens: Readonly<Record<string, Readonly<Partial<Record<Language, readonly PaintNode[]>>>>>;
  /** The parts of the interface kit that each page's app runs, by the page's path; the shell's own pages name none. */
  parts?: Readonly<Record<string, readonly string[]>>;
  /** What pages of signed-in users read first (`firstRead`), by the page's path; it is asked for before their scripts are there. */
  reads?: Readonly<Record<string, readonly string[]>>;
  /**
   * The release's files that those pages load on their own, by the page's path: the beginnings of their names. `{language}` is the page's,
   * `{decade}` the present one.
   */
  files?: Readonly<Record<string, readonly string[]>>;
}

/** A read that a page asks for before its app is there: its address, and after `#`, which no request sends, the nouns that it shows. */
export const firstRead = ({ path, reads = [] }: Pick<Endpoint, 'path' | 'reads'>, query = ''): string =>
  `${path}${query}#${reads.join(',')}`;

/** A rule of a contract's schema in a form that needs no schema to be checked. */
export interface PlainRule {
  /** What it says when it is broken, in the page's language. */
  sentence: string;
  /** Least and most characters. */
  min?: number;
  max?: number;
  /** Least and most of a number. */
  least?: number;
  most?: number;
  /** A regular expression for a text that isn't empty. */
  pattern?: string;
}

/** What a painted step checks and says before its app is there: JSON in its hidden element with `data-step-facts`. */
export interface PaintedStep {
  /** Announces the step, and names the document. */
  title: string;
  /** The rules of each field, in the order in which they are checked. */
  rules: Readonly<Record<string, readonly PlainRule[]>>;
  /** Sentences of the screen's catalog; what the script fills in is in braces: `{total}`. */
  words: Readonly<Record<string, string>>;
}

/** What the server knows about a page when it sends it: texts, and lists of them. */
export interface KnownFacts {
  texts: Readonly<Record<string, string>>;
  lists: Readonly<Record<string, readonly Readonly<Record<string, string>>[]>>;
}

/** Marks the place of a known fact in a screen's texts: `~temple~`, or `~funds.name~` in the element that is repeated for each of a list. */
export const paintMark = (fact: string): string => `~${fact}~`;
/** Marks a text that is there only if a fact is known; the mark itself shows nothing. */
export const paintIf = (fact: string, text: string): string => `~${fact}?~${text}`;
export const PAINT_MARK = /~([a-z]+(?:\.[a-z]+)?)(\?)?~/gi;
/** The repeated element has this attribute, with the list's name. */
export const PAINT_EACH = 'each';
