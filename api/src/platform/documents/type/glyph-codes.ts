/** A code of a document's font: the glyph it draws and the letters it stands for, none where the glyph before it stands for them. */
export interface UsedCode {
  code: number;
  glyph: number;
  letters: string;
  /** How far it moves the pen, in font units. */
  width: number;
}

/**
 * The codes of one font in one document. A glyph that stands for different letters in different places, as the parts of conjuncts do, has a
 * code for each, so that every code has exactly one meaning.
 */
export class GlyphCodes {
  private readonly known = new Map<string, UsedCode>();

  /** The code of a glyph of this width that stands for these letters. Code 0 is the missing glyph's. */
  of(glyph: number, letters: string, width: number): number {
    const key = `${glyph} ${width} ${letters}`;
    const used = this.known.get(key) ?? { code: this.known.size + 1, glyph, letters, width };
    this.known.set(key, used);
    return used.code;
  }

  /** In the order of their codes. */
  list(): UsedCode[] {
    return [...this.known.values()];
  }
}
