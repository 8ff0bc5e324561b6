import { readFileSync } from 'node:fs';
import { createCanvas } from '@napi-rs/canvas';
import jsQr from 'jsqr';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

// A CommonJS module whose function is its `default`: loaders differ on unwrapping it.
const readCode = (jsQr as typeof jsQr & { default?: typeof jsQr }).default ?? jsQr;

/** The scale from PDF points to pixels: what a phone's camera sees of a sheet of paper. */
const SCALE = 2;

/** Renders a PDF's first page and reads its QR code as a phone's camera would. */
export async function scanPdf(path: string): Promise<string | undefined> {
  const document = await getDocument({ data: new Uint8Array(readFileSync(path)), verbosity: 0 }).promise;
  const page = await document.getPage(1);
  const viewport = page.getViewport({ scale: SCALE });
  const canvas = createCanvas(viewport.width, viewport.height);
  const context = canvas.getContext('2d');
  await page.render({ canvas: canvas as never, canvasContext: context as never, viewport }).promise;
  const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
  await document.destroy();
  return readCode(data, width, height)?.data;
}
