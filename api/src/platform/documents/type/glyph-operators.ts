import type { Cluster } from './clusters.ts';
import type { UsedFont } from './embedded-fonts.ts';
import type { Glyph } from './faces.ts';
import { spellingOf } from './spelling.ts';
import { codeHex, utf16Hex } from './to-unicode.ts';

/** Text positions count in thousandths of an em. */
const EM = 1000;
/** From so much of an em on a gap may be taken for a space. */
const GAP = 0.08;

/** Collects the operators that draw a run's glyphs exactly where shaping put them (ISO 32000-1, 9.4.3). */
export class GlyphOperators {
  private readonly parts: string[] = [];
  private shown: (string | number)[] = [];
  /** Where the pen is and where the next glyph's origin should be, in font units. */
  private pen = 0;
  private origin = 0;
  private rise = 0;

  constructor(
    private readonly font: UsedFont,
    private readonly unitsPerEm: number,
    private readonly size: number,
    private readonly advanceOf: (glyph: number) => number,
  ) {}

  /** Adds glyphs that stand for the same letters. */
  add(cluster: Cluster, rightToLeft: boolean): void {
    const { letters, spelledOut } = spellingOf(cluster, rightToLeft);
    if (spelledOut) this.mark(`/Span <</ActualText <feff${utf16Hex(cluster.text)}>>> BDC`);
    for (const [index, glyph] of cluster.glyphs.entries()) this.place(glyph, letters[index] ?? '');
    if (spelledOut) this.mark('EMC');
  }

  /** The operators, without the surrounding text object. */
  written(): string {
    this.flush();
    if (this.rise !== 0) this.parts.push('0 Ts');
    return this.parts.join(' ');
  }

  private mark(operator: string): void {
    this.flush();
    this.parts.push(operator);
  }

  private place({ id, advance, dx, dy }: Glyph, letters: string): void {
    if (dy !== this.rise) this.raise(dy);
    const gap = this.origin + dx - this.pen;
    if (gap !== 0) this.shown.push(-round((gap * EM) / this.unitsPerEm));
    const width = this.widthOf(id, advance);
    this.shown.push(codeHex(this.font.codes.of(id, letters, width)));
    this.pen = this.origin + dx + width;
    this.origin += advance;
  }

  /** The font's own width, or, where shaping made much more room, that: a reader takes a gap between two letters for a space. */
  private widthOf(glyph: number, advance: number): number {
    const own = this.advanceOf(glyph);
    return advance - own > this.unitsPerEm * GAP ? advance : own;
  }

  private raise(dy: number): void {
    this.rise = dy;
    this.mark(`${round((dy / this.unitsPerEm) * this.size)} Ts`);
  }

  private flush(): void {
    if (this.shown.length === 0) return;
    this.parts.push(`[${joinHex(this.shown)}] TJ`);
    this.shown = [];
  }
}

function joinHex(shown: readonly (string | number)[]): string {
  return shown
    .map((part) => (typeof part === 'number' ? part : `<${part}>`))
    .join('')
    .replaceAll('><', '');
}

const round = (value: number): number => Math.round(value * 100) / 100;
