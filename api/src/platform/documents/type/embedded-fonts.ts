import { createHash } from 'node:crypto';
import type { FaceName } from './faces.ts';
import { fontFile } from './faces.ts';
import type { GlyphCodes, UsedCode } from './glyph-codes.ts';
import { tableOf } from './sfnt.ts';
import { subsetFont } from './subset.ts';
import { toUnicodeMap } from './to-unicode.ts';

/** A font of one document. */
export interface UsedFont {
  /** Its name in the page's resources. */
  id: string;
  name: FaceName;
  codes: GlyphCodes;
  dictionary: PDFKit.PDFKitReference;
}

const UNITS = 1000;

/** Writes a font into the document: composite, reduced to the glyphs used (ISO 32000-1, 9.7). */
export function embed(doc: PDFKit.PDFDocument, { name, codes, dictionary }: UsedFont): void {
  const used = codes.list();
  const subset = subsetFont(
    fontFile(name),
    used.map(({ glyph }) => glyph),
  );
  const scale = UNITS / tableOf(subset, 'head').readUInt16BE(18);
  const baseFont = `${tagFor(subset)}+NotoSans-${name.replace('/', '-')}`;
  const descendant = doc.ref({
    Type: 'Font',
    Subtype: 'CIDFontType2',
    BaseFont: baseFont,
    CIDSystemInfo: { Registry: new String('Adobe'), Ordering: new String('Identity'), Supplement: 0 },
    FontDescriptor: descriptor(doc, subset, baseFont, scale),
    CIDToGIDMap: stream(doc, glyphsByCode(used)),
    W: [1, used.map(({ width }) => round(width * scale))],
  });
  descendant.end('');
  Object.assign(dictionary.data, {
    Type: 'Font',
    Subtype: 'Type0',
    BaseFont: baseFont,
    Encoding: 'Identity-H',
    DescendantFonts: [descendant],
    ToUnicode: stream(doc, toUnicodeMap(used)),
  });
  dictionary.end('');
}

function stream(doc: PDFKit.PDFDocument, content: string | Buffer, facts: Record<string, unknown> = {}): PDFKit.PDFKitReference {
  const reference = doc.ref(facts);
  reference.end(content);
  return reference;
}

/** Two bytes a code, from code 0 on. */
function glyphsByCode(used: readonly UsedCode[]): Buffer {
  const map = Buffer.alloc((used.length + 1) * 2);
  for (const { code, glyph } of used) map.writeUInt16BE(glyph, code * 2);
  return map;
}

function descriptor(doc: PDFKit.PDFDocument, subset: Uint8Array, baseFont: string, scale: number): PDFKit.PDFKitReference {
  const head = tableOf(subset, 'head');
  const hhea = tableOf(subset, 'hhea');
  const [ascent, descent] = [round(hhea.readInt16BE(4) * scale), round(hhea.readInt16BE(6) * scale)];
  const facts = doc.ref({
    Type: 'FontDescriptor',
    FontName: baseFont,
    /** Symbolic: its letters are not those of a standard encoding. */
    Flags: 4,
    FontBBox: [36, 38, 40, 42].map((at) => round(head.readInt16BE(at) * scale)),
    ItalicAngle: 0,
    Ascent: ascent,
    Descent: descent,
    CapHeight: ascent,
    StemV: 80,
    FontFile2: stream(doc, Buffer.from(subset), { Length1: subset.length }),
  });
  facts.end('');
  return facts;
}

/** Six letters that differ where the subset does (ISO 32000-1, 9.6.4). */
function tagFor(subset: Uint8Array): string {
  const digest = createHash('sha256').update(subset).digest();
  return Array.from(digest.subarray(0, 6), (byte) => String.fromCharCode(65 + (byte % 26))).join('');
}

const round = (value: number): number => Math.round(value * 100) / 100;
