import type { Glyph } from './faces.ts';

/** Glyphs that stand for the same letters and can't be told apart by them, in drawing order. */
export interface Cluster {
  glyphs: Glyph[];
  text: string;
}

/** Groups the glyphs of a run by the letters they stand for. */
export function clustersOf(glyphs: readonly Glyph[], text: string): Cluster[] {
  const starts = [...new Set(glyphs.map(({ cluster }) => cluster))].sort((a, b) => a - b);
  const ends = new Map(starts.map((start, i) => [start, starts[i + 1] ?? text.length]));
  const clusters: Cluster[] = [];
  let open: number | undefined;
  for (const glyph of glyphs) {
    if (glyph.cluster === open) clusters.at(-1)?.glyphs.push(glyph);
    else clusters.push({ glyphs: [glyph], text: text.slice(glyph.cluster, ends.get(glyph.cluster)) });
    open = glyph.cluster;
  }
  return clusters;
}
