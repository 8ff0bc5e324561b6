/** `@sannidhi/kit/motifs`: the mark, glyphs and line motifs; React only, stateless, safe in any bundle. */
export { DeepaGlyph, HundiGlyph, LotusGlyph, Mark, PanchangaGlyph } from './glyphs.tsx';
export { Gopuram } from './gopuram.tsx';
export { Kolam } from './kolam.tsx';
export { Prakara } from './prakara.tsx';
