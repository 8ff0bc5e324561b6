import PDFDocument from 'pdfkit';
import { qrMatrix } from './qr.ts';
import type { Weight } from './type/font-files.ts';
import { lettersOf } from './type/runs.ts';
import { TextInk } from './type/text-ink.ts';

export const LETTER = { width: 612, height: 792 } as const;
const INK = '#000000';
/** Baseline distance as a fraction of the font size. */
const LINE = 1.45;
/** Steps in which text is made smaller, and where that ends: what still doesn't fit takes another line. */
const SMALLER = 0.5;
const SMALLEST = 5;
/** From the top of a line to its baseline: the Latin font's ascent, as a fraction of the size. */
const BASELINE = 1.069;

export interface TextStyle {
  size?: number;
  weight?: Weight;
  color?: string;
  align?: 'left' | 'right' | 'center';
  /** At most so many lines: a paragraph with more is set smaller until it fits. */
  lines?: number;
  /** Baseline distance as a fraction of the size. */
  leading?: number;
}

/**
 * A US letter page that produces the same bytes for the same calls: fixed metadata, embedded fonts, vector QR codes. Units are points from
 * the top left corner; `y` of a text is the top of its line.
 */
export class Sheet {
  private readonly doc: PDFKit.PDFDocument;
  private readonly ink: TextInk;
  private readonly chunks: Buffer[] = [];
  private readonly done: Promise<void>;

  /** `madeAt` replaces the clock in the file's metadata, so a document rendered again is the same file. */
  constructor(about: { title: string; author: string; madeAt: Date; language?: string }) {
    const { title, author, madeAt } = about;
    const info = { Title: title, Author: author, Creator: 'Sannidhi', Producer: 'Sannidhi', CreationDate: madeAt, ModDate: madeAt };
    this.doc = new PDFDocument({ size: 'LETTER', margin: 0, info, lang: about.language ?? 'en-US', displayTitle: true });
    this.ink = new TextInk(this.doc);
    this.doc.on('data', (chunk: Buffer) => this.chunks.push(chunk));
    this.done = new Promise((resolve, reject) => {
      this.doc.on('end', resolve);
      this.doc.on('error', reject);
    });
  }

  /** Draws one line; with `align` right or center, `x` is the right edge or the center. */
  line(text: string, x: number, y: number, style: TextStyle = {}): void {
    const { size = 10, weight = 400, color = INK, align = 'left' } = style;
    const width = align === 'left' ? 0 : this.widthOf(text, size, weight);
    const left = align === 'left' ? x : align === 'right' ? x - width : x - width / 2;
    this.doc.fillColor(color);
    this.ink.draw(text, left, y + size * BASELINE, size, weight);
  }

  /** Draws wrapped text and returns the y below it. */
  paragraph(text: string, x: number, y: number, width: number, style: TextStyle = {}): number {
    const { align = 'left', leading = LINE } = style;
    const at = align === 'left' ? x : align === 'right' ? x + width : x + width / 2;
    const { size, lines } = this.fit(text, width, style);
    for (const [index, line] of lines.entries()) this.line(line, at, y + index * size * leading, { ...style, size });
    return y + lines.length * size * leading;
  }

  /** The height of `paragraph`. */
  heightOf(text: string, width: number, style: TextStyle = {}): number {
    const { size, lines } = this.fit(text, width, style);
    return lines.length * size * (style.leading ?? LINE);
  }

  /** A horizontal hairline. */
  rule(x: number, y: number, width: number, thickness = 0.5, color = INK): void {
    this.doc
      .lineWidth(thickness)
      .strokeColor(color)
      .moveTo(x, y)
      .lineTo(x + width, y)
      .stroke();
  }

  /** A rounded box outline. */
  box(x: number, y: number, width: number, height: number, color = '#8A7E86'): void {
    this.doc.lineWidth(0.75).strokeColor(color).roundedRect(x, y, width, height, 6).stroke();
  }

  /** A square to tick by hand. */
  square(x: number, y: number, size: number): void {
    this.doc.lineWidth(0.75).strokeColor(INK).rect(x, y, size, size).stroke();
  }

  /** Draws SVG paths given on a 24-unit grid, scaled to `size` points. */
  glyph(paths: readonly { d: string; filled?: boolean }[], x: number, y: number, size: number, color = INK): void {
    this.doc
      .save()
      .translate(x, y)
      .scale(size / 24)
      .lineWidth(1.1)
      .lineCap('round')
      .lineJoin('round')
      .strokeColor(color)
      .fillColor(color);
    for (const { d, filled } of paths) filled ? this.doc.path(d).fill() : this.doc.path(d).stroke();
    this.doc.restore();
  }

  /** A row of small triangles between two lines: the border of a silk sari, once per document. */
  korvai(x: number, y: number, width: number, color = '#8A6A2F'): void {
    const tooth = 8;
    const count = Math.floor(width / tooth);
    const left = x + (width - count * tooth) / 2;
    this.doc.lineWidth(0.75).strokeColor(color);
    for (let i = 0; i < count; i++) {
      const from = left + i * tooth;
      this.doc
        .moveTo(from + 1, y + 6)
        .lineTo(from + tooth / 2, y + 2)
        .lineTo(from + tooth - 1, y + 6);
    }
    this.doc.stroke();
    this.rule(x, y, width, 0.75, color);
    this.rule(x, y + 8, width, 0.75, color);
  }

  /** A QR code as filled squares, `size` points wide, without its quiet zone: leave four modules free around it. */
  qr(text: string, x: number, y: number, size: number): void {
    const rows = qrMatrix(text);
    const unit = size / rows.length;
    this.doc.fillColor(INK);
    rows.forEach((row, r) => {
      row.forEach((dark, c) => {
        if (dark) this.doc.rect(x + c * unit, y + r * unit, unit, unit);
      });
    });
    this.doc.fill();
  }

  /** Starts another page. */
  newPage(): void {
    this.doc.addPage({ size: 'LETTER', margin: 0 });
  }

  /** Ends the document and returns its bytes. */
  async finish(): Promise<Buffer> {
    this.ink.finish();
    this.doc.end();
    await this.done;
    return Buffer.concat(this.chunks);
  }

  /** The width of a line in points. */
  widthOf(text: string, size: number, weight: Weight): number {
    return this.ink.widthOf(text, size, weight);
  }

  private fit(text: string, width: number, { size = 10, weight = 400, lines: most }: TextStyle): { size: number; lines: string[] } {
    const lines = this.wrap(text, width, size, weight);
    if (!most || lines.length <= most || size <= SMALLEST) return { size, lines };
    return this.fit(text, width, { size: Math.max(SMALLEST, size - SMALLER), weight, lines: most });
  }

  private wrap(text: string, width: number, size: number, weight: Weight): string[] {
    const lines: string[] = [];
    for (const hard of text.split('\n')) {
      let current = '';
      for (const word of hard.split(' ').flatMap((part) => this.breakLong(part, width, size, weight))) {
        const longer = current ? `${current} ${word}` : word;
        if (current && this.widthOf(longer, size, weight) > width) {
          lines.push(current);
          current = word;
        } else current = longer;
      }
      lines.push(current);
    }
    return lines;
  }

  /** A single word wider than the column continues on the next line, between two letters. */
  private breakLong(word: string, width: number, size: number, weight: Weight): string[] {
    if (this.widthOf(word, size, weight) <= width) return [word];
    const pieces: string[] = [''];
    for (const letter of lettersOf(word)) {
      const longer = `${pieces.at(-1) ?? ''}${letter}`;
      if (this.widthOf(longer, size, weight) > width) pieces.push(letter);
      else pieces[pieces.length - 1] = longer;
    }
    return pieces;
  }
}
