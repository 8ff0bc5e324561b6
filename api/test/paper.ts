import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import jsQR from 'jsqr';

/** A PDF's text as poppler reads it, in the layout of its pages. Throws where poppler finds the file faulty. */
export const pdfText = (pdf: Buffer): string => readBy('pdftotext', ['-layout'], pdf).toString();

/** The same line by line, without the space that lays it out. */
export const linesOfPaper = (pdf: Buffer): string[] =>
  pdfText(pdf)
    .split('\n')
    .map((line) => line.replace(/ +/g, ' ').trim());

/** The same in one line. */
export const readPaper = (pdf: Buffer): string => linesOfPaper(pdf).filter(Boolean).join(' ');

/** What a QR reader finds on a PDF's only page. */
export function qrOf(pdf: Buffer): string | undefined {
  const image = readBy('pdftoppm', ['-gray', '-r', '80', '-singlefile'], pdf);
  const [head = '', width, height] = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(image.subarray(0, 40).toString('latin1')) ?? [];
  const pixels = Uint32Array.from(image.subarray(head.length), (gray) => gray * 0x010101);
  return jsQR(new Uint8ClampedArray(pixels.buffer), Number(width), Number(height), { inversionAttempts: 'dontInvert' })?.data;
}

function readBy(reader: string, options: readonly string[], pdf: Buffer): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'paper-'));
  try {
    const file = join(folder, 'paper.pdf');
    writeFileSync(file, pdf);
    // pdftoppm writes to its standard output where no name for the picture is given.
    const output = reader === 'pdftotext' ? ['-'] : [];
    const { stdout, stderr, status } = spawnSync(reader, [...options, file, ...output], { maxBuffer: 64 * 1024 * 1024 });
    if (status !== 0 || stderr.length > 0) throw new Error(`${reader}: ${stderr}`);
    return stdout;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
