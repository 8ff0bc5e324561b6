import type { Page } from '@playwright/test';

/** In pixels: what a camera gives that isn't asked for more. */
export const SIZE = { width: 640, height: 480 } as const;

/** The brightness of each pixel of a phone that is held in front of a camera: with a QR code, a `data:` URL, or with words without one. */
export async function picture(page: Page, code?: string): Promise<Buffer> {
  return Buffer.from(await page.evaluate(draw, { code, ...SIZE }), 'base64');
}

/** Runs in a page, which can draw. Not quite straight, and as large as at arm's length. */
async function draw({ code, width, height }: { code: string | undefined; width: number; height: number }): Promise<string> {
  const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d');
  if (!context) throw new Error('Nothing to draw on.');
  context.fillStyle = 'rgb(96, 90, 88)';
  context.fillRect(0, 0, width, height);
  context.translate(width / 2, height / 2);
  context.rotate(0.12);
  context.fillStyle = 'rgb(236, 236, 230)';
  context.fillRect(-180, -180, 360, 360);
  if (code) {
    const image = new Image();
    image.src = code;
    await image.decode();
    context.drawImage(image, -150, -150, 300, 300);
  } else {
    context.fillStyle = 'rgb(30, 30, 30)';
    context.font = '20px serif';
    for (let line = -150; line <= 160; line += 28) context.fillText('Kalyanotsavam, Saturday at 5:30 PM, Adult', -165, line, 330);
  }
  const { data } = context.getImageData(0, 0, width, height);
  let text = '';
  for (let at = 0; at < data.length; at += 4)
    text += String.fromCharCode(16 + 0.257 * (data[at] ?? 0) + 0.504 * (data[at + 1] ?? 0) + 0.098 * (data[at + 2] ?? 0));
  return btoa(text);
}
