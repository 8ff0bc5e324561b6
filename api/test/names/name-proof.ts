import { Sheet } from '../../src/platform/documents/sheet.ts';
import { shape } from '../../src/platform/documents/type/faces.ts';
import { WEIGHTS, type Weight } from '../../src/platform/documents/type/font-files.ts';
import { runsOf } from '../../src/platform/documents/type/runs.ts';
import { pdfText } from '../paper.ts';

/** Marks a reader adds to tell directions apart. */
const DIRECTION = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Poppler leaves out a space between single letters of these scripts, which are often set apart. */
const EAST_ASIAN_SPACE = /(?<=[\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7a3]) (?=[\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7a3])/g;

/** A PDF's text as poppler reads it, in the layout of the page, composed and without added marks. */
export const readText = (pdf: Buffer): string => asRead(pdfText(pdf).replace(DIRECTION, ''));

/** A name as it should be read back. */
export const asRead = (name: string): string => name.normalize('NFC').replace(EAST_ASIAN_SPACE, '');

const NAMES_A_PAGE = 40;

/** Where the name of an index is on its page, in points from the top left corner. */
export function placeOf(index: number): { x: number; top: number; baseline: number; size: number; weight: Weight } {
  const size = 11;
  const top = 40 + (index % NAMES_A_PAGE) * 18;
  return { x: 48, top, baseline: top + size * 1.069, size, weight: WEIGHTS[index % WEIGHTS.length] ?? 400 };
}

/** A page of names, one a line. */
export async function namesSheet(names: readonly string[]): Promise<Buffer> {
  const sheet = new Sheet({ title: 'Names', author: 'Sannidhi', madeAt: new Date(0) });
  names.forEach((name, index) => {
    if (index > 0 && index % NAMES_A_PAGE === 0) sheet.newPage();
    const { x, top, size, weight } = placeOf(index);
    sheet.line(name, x, top, { size, weight });
  });
  return sheet.finish();
}

/** The missing glyphs HarfBuzz puts in a name: none, where every letter has a font. */
export const missingGlyphs = (name: string): number =>
  runsOf(name)
    .flatMap(({ family, text, rightToLeft }) => shape(`${family}/400`, text, rightToLeft))
    .filter(({ id }) => id === 0).length;
