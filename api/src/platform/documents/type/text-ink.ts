import { clustersOf } from './clusters.ts';
import { embed, type UsedFont } from './embedded-fonts.ts';
import { advanceOf, type FaceName, faceName, fontFile, type Glyph, shape } from './faces.ts';
import type { Weight } from './font-files.ts';
import { GlyphCodes } from './glyph-codes.ts';
import { GlyphOperators } from './glyph-operators.ts';
import { runsOf } from './runs.ts';
import { tableOf } from './sfnt.ts';

/** A run with its glyphs. */
interface ShapedRun {
  name: FaceName;
  text: string;
  rightToLeft: boolean;
  glyphs: Glyph[];
  unitsPerEm: number;
  /** In ems. */
  width: number;
}

/** The text of one document: shaped by HarfBuzz, drawn by glyph number, and readable again by a search or a screen reader. */
export class TextInk {
  private readonly fonts = new Map<FaceName, UsedFont>();
  private readonly lines = new Map<string, ShapedRun[]>();

  constructor(private readonly doc: PDFKit.PDFDocument) {}

  /** The width of a line in points. Throws `UnprintableText`. */
  widthOf(text: string, size: number, weight: Weight): number {
    return this.shaped(text, weight).reduce((sum, { width }) => sum + width * size, 0);
  }

  /** Draws a line from `x` on, its baseline at `y`, in the current fill color. Throws `UnprintableText`. */
  draw(text: string, x: number, y: number, size: number, weight: Weight): void {
    let left = x;
    for (const run of this.shaped(text, weight)) {
      this.drawRun(run, left, y, size);
      left += run.width * size;
    }
  }

  /** Writes the fonts; after the last line, before the document ends. */
  finish(): void {
    for (const font of this.fonts.values()) embed(this.doc, font);
  }

  private drawRun({ name, text, rightToLeft, glyphs, unitsPerEm }: ShapedRun, x: number, y: number, size: number): void {
    const font = this.fontOf(name);
    // A page lists the fonts it uses; pdfkit's types leave the list out.
    (this.doc.page as unknown as { fonts: Record<string, unknown> }).fonts[font.id] = font.dictionary;
    const operators = new GlyphOperators(font, unitsPerEm, size, (glyph) => advanceOf(name, glyph));
    for (const cluster of clustersOf(glyphs, text)) operators.add(cluster, rightToLeft);
    // pdfkit turned the page upside down, so that y grows downward; letters are turned back.
    const place = `1 0 0 -1 ${round(x)} ${round(y)} Tm`;
    (this.doc as unknown as { addContent(operators: string): void }).addContent(
      `BT /${font.id} ${size} Tf ${place} ${operators.written()} ET`,
    );
  }

  private fontOf(name: FaceName): UsedFont {
    const font = this.fonts.get(name) ?? { id: `T${this.fonts.size}`, name, codes: new GlyphCodes(), dictionary: this.doc.ref({}) };
    this.fonts.set(name, font);
    return font;
  }

  private shaped(text: string, weight: Weight): ShapedRun[] {
    const key = `${weight}${text}`;
    const known = this.lines.get(key) ?? shapeLine(text, weight);
    this.lines.set(key, known);
    return known;
  }
}

function shapeLine(line: string, weight: Weight): ShapedRun[] {
  return runsOf(line).map(({ family, text, rightToLeft }) => {
    const name = faceName(family, weight);
    const glyphs = shape(name, text, rightToLeft);
    const unitsPerEm = tableOf(fontFile(name), 'head').readUInt16BE(18);
    return { name, text, rightToLeft, glyphs, unitsPerEm, width: glyphs.reduce((sum, { advance }) => sum + advance, 0) / unitsPerEm };
  });
}

const round = (value: number): number => Math.round(value * 1000) / 1000;
