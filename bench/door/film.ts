import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SIZE } from './picture.ts';

/** Frames in a second, and in all with the code: an answer takes less than these two seconds. */
const RATE = 30;
const WITH_CODE = 60;
export const FRAME_MS = 1000 / RATE;
/** Each frame has its number as the brightness of its first corner, from black in these steps: a page can tell what its camera shows. */
export const MARK = { side: 32, black: 16, step: 2 } as const;

/** What Chromium's fake camera sees from its next start on: a file, opened again each time. */
export class Film {
  private readonly folder = mkdtempSync(join(tmpdir(), 'sannidhi-film-'));
  private readonly file = join(this.folder, 'film.y4m');
  /** For the browser's start. */
  readonly args = [
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${this.file}`,
  ];

  /** One picture for so many frames, then another with a code. Change it while the camera is off. */
  show(before: Buffer, frames: number, code: Buffer): void {
    const all = Array.from({ length: frames + WITH_CODE }, (_, index) => frame(index < frames ? before : code, index));
    const header = Buffer.from(`YUV4MPEG2 W${SIZE.width} H${SIZE.height} F${RATE}:1 Ip A1:1 C420mpeg2\n`);
    writeFileSync(`${this.file}.next`, Buffer.concat([header, ...all]));
    renameSync(`${this.file}.next`, this.file);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** A gray frame as YUV4MPEG2 has it: brightness, then two quarter-size planes without color. */
function frame(picture: Buffer, index: number): Buffer {
  const brightness = Buffer.from(picture);
  for (let row = 0; row < MARK.side; row += 1)
    brightness.fill(MARK.black + MARK.step * index, row * SIZE.width, row * SIZE.width + MARK.side);
  return Buffer.concat([Buffer.from('FRAME\n'), brightness, Buffer.alloc((SIZE.width * SIZE.height) / 2, 128)]);
}
