/** `@sannidhi/kit/motifs`: the mark, glyphs and line motifs; React only, stateless, safe in any bundle. */
export { DeepaGlyph, type GlyphProps, HundiGlyph, KalashaGlyph, LotusGlyph, Mark, PanchangaGlyph, SankalpamGlyph } from './glyphs.tsx';
export { gopuramStrokes, type Stroke } from './gopuram-geometry.ts';
export { diamond, kolamLoops } from './kolam-geometry.ts';
export { korvaiPath, moonPath, prakaraPath } from './line-geometry.ts';
export { Gopuram, Kolam, Korvai, MoonPhase, Prakara } from './motifs.tsx';
