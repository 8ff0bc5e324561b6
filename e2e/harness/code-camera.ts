import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';

const [WIDTH, HEIGHT] = [640, 480];
/** A code as a phone shows it, held at arm's length and not quite straight. */
const [CODE, TURN] = [300, 0.12];
const PAPER = 'rgb(236, 236, 230)';
const DESK = 'rgb(96, 90, 88)';

/**
 * What Chromium's fake camera sees: a file that holds one picture, opened again whenever the camera starts. Change it while the camera is off.
 */
export class CodeCamera {
  private readonly folder = mkdtempSync(join(tmpdir(), 'sannidhi-camera-'));
  private readonly file = join(this.folder, 'picture.y4m');
  /** For the browser's start. */
  readonly args = [
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${this.file}`,
  ];

  constructor() {
    writeFileSync(this.file, movie(new Uint8ClampedArray(WIDTH * HEIGHT * 4)));
  }

  /** Holds a QR code, a picture's `data:` URL, in front of the camera. */
  async show(code: string): Promise<void> {
    const canvas = createCanvas(WIDTH, HEIGHT);
    const context = canvas.getContext('2d');
    context.fillStyle = DESK;
    context.fillRect(0, 0, WIDTH, HEIGHT);
    context.translate(WIDTH / 2, HEIGHT / 2);
    context.rotate(TURN);
    context.fillStyle = PAPER;
    context.fillRect(-CODE / 2 - 30, -CODE / 2 - 30, CODE + 60, CODE + 60);
    const picture = await loadImage(code);
    context.drawImage(picture, -CODE / 2, -CODE / 2, CODE, CODE);
    writeFileSync(this.file, movie(context.getImageData(0, 0, WIDTH, HEIGHT).data));
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** One gray picture as a YUV4MPEG2 file: brightness, then two quarter-size planes without color. */
function movie(pixels: Uint8ClampedArray): Buffer {
  const brightness = Buffer.alloc(WIDTH * HEIGHT);
  for (let at = 0; at < brightness.length; at += 1) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at * 4, at * 4 + 3);
    brightness[at] = Math.round(16 + 0.257 * red + 0.504 * green + 0.098 * blue);
  }
  const color = Buffer.alloc((WIDTH * HEIGHT) / 2, 128);
  return Buffer.concat([Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420mpeg2\nFRAME\n`), brightness, color]);
}
