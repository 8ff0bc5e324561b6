import type { Cluster } from './clusters.ts';

/** How a reader gets a cluster's letters back: from its glyphs, or, where they can't be told apart, from the words next to it. */
export interface Spelling {
  /** For each glyph, in drawing order. */
  letters: string[];
  spelledOut: boolean;
}

/** Hebrew letters with a point that are one glyph are named by their one-letter form, which is canonically the same. */
const POINTED = new Map(
  Array.from({ length: 0x33 }, (_, i) => String.fromCharCode(0xfb1d + i)).map((form) => [form.normalize('NFC'), form] as const),
);

/**
 * Shares a cluster's letters out over its glyphs so that reading them in drawing order, or against it from right to left, gives the letters in
 * order. Only glyphs that move the pen carry letters: readers take a wide glyph without any for a space, and a mark with some for a word.
 */
export function spellingOf({ glyphs, text }: Cluster, rightToLeft: boolean): Spelling {
  const points = [...(rightToLeft ? (POINTED.get(text.normalize('NFC')) ?? text) : text)];
  const wide = glyphs.filter(({ advance }) => advance > 0);
  const carriers = wide.length > 0 ? wide : glyphs.slice(0, 1);
  const inOrder = rightToLeft ? carriers.toReversed() : carriers;
  const spelledOut = wide.length > points.length;
  const shares = new Map(inOrder.map((glyph, i) => [glyph, points.slice(i, i === inOrder.length - 1 ? undefined : i + 1).join('')]));
  return { letters: glyphs.map((glyph) => (spelledOut ? '' : (shares.get(glyph) ?? ''))), spelledOut };
}
