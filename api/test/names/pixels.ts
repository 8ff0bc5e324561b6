/**
 * Compares pages of names as poppler draws them with HarfBuzz's own outlines: the same names as plain paths of the whole fonts, from
 * HarfBuzz's own package. `tsx test/names/pixels.ts 60` prints how many pages and pixels were compared, and fails where ink is out of place.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as harfbuzz from 'harfbuzzjs';
import PDFDocument from 'pdfkit';
import { type FaceName, fontFile } from '../../src/platform/documents/type/faces.ts';
import { runsOf } from '../../src/platform/documents/type/runs.ts';
import { namesSheet, placeOf } from './name-proof.ts';
import { worldNames } from './world-names.ts';

const DPI = 144;
const PAGE_NAMES = 40;
/** Of 255: ink is darker than the first; where one page has ink, the other has to have some within a pixel. */
const INK = 60;
const SOME = 200;

const fonts = new Map<FaceName, harfbuzz.Font>();
function fontOf(name: FaceName): harfbuzz.Font {
  const file = fontFile(name);
  const font = fonts.get(name) ?? new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(file.slice())));
  fonts.set(name, font);
  return font;
}

/** A page of names as outlines. */
async function outlines(names: readonly string[]): Promise<Buffer> {
  const doc = new PDFDocument({ size: 'LETTER', margin: 0 });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise((resolve) => doc.on('end', resolve));
  for (const [index, name] of names.entries()) drawOutline(doc, name, index);
  doc.end();
  await done;
  return Buffer.concat(chunks);
}

function drawOutline(doc: PDFKit.PDFDocument, name: string, index: number): void {
  const { x, baseline, size, weight } = placeOf(index);
  let left = x;
  for (const { family, text, rightToLeft } of runsOf(name)) {
    const font = fontOf(`${family}/${weight}`);
    const buffer = new harfbuzz.Buffer();
    buffer.addText(text);
    buffer.setDirection(rightToLeft ? harfbuzz.Direction.RTL : harfbuzz.Direction.LTR);
    buffer.guessSegmentProperties();
    harfbuzz.shape(font, buffer);
    const scale = size / 1000;
    for (const { codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 } of buffer.getGlyphInfosAndPositions()) {
      const path = font.glyphToPath(codepoint);
      doc
        .save()
        .translate(left + xOffset * scale, baseline - yOffset * scale)
        .scale(scale, -scale);
      if (path) doc.path(path).fill('#000000');
      doc.restore();
      left += xAdvance * scale;
    }
  }
}

interface Picture {
  width: number;
  height: number;
  gray: Buffer;
}

function draw(pdf: Buffer): Picture {
  const folder = mkdtempSync(join(tmpdir(), 'pixels-'));
  writeFileSync(join(folder, 'page.pdf'), pdf);
  execFileSync('pdftoppm', ['-gray', '-r', String(DPI), '-singlefile', join(folder, 'page.pdf'), join(folder, 'page')]);
  const file = readFileSync(join(folder, 'page.pgm'));
  rmSync(folder, { recursive: true });
  const [, size = ''] = file.toString('latin1', 0, 40).split('\n');
  const [width = 0, height = 0] = size.split(' ').map(Number);
  return { width, height, gray: file.subarray(file.length - width * height) };
}

/** How many pixels of ink one page has, and how many of them the other has nothing near of. */
function compare(page: Picture, other: Picture): { ink: number; astray: number } {
  const { width, gray } = page;
  let [ink, astray] = [0, 0];
  for (let at = width + 1; at < gray.length - width - 1; at++) {
    if ((gray[at] ?? 255) > INK) continue;
    ink += 1;
    const near = [-width - 1, -width, -width + 1, -1, 0, 1, width - 1, width, width + 1];
    if (!near.some((step) => (other.gray[at + step] ?? 255) < SOME)) astray += 1;
  }
  return { ink, astray };
}

const names = worldNames(Number(process.argv[2] ?? 60)).map(({ name }) => name);
let [pages, ink, astray] = [0, 0, 0];
for (let from = 0; from < names.length; from += PAGE_NAMES) {
  const some = names.slice(from, from + PAGE_NAMES);
  const [ours, theirs] = [draw(await namesSheet(some)), draw(await outlines(some))];
  for (const result of [compare(ours, theirs), compare(theirs, ours)]) {
    ink += result.ink;
    astray += result.astray;
  }
  pages += 1;
}
console.log(JSON.stringify({ names: names.length, pages, ink, astray }));
if (astray > 0 || ink === 0) process.exitCode = 1;
