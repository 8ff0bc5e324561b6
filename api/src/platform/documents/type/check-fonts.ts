import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { SettingError } from '../../config/settings.ts';
import { allFontPaths, locate } from './font-files.ts';

/** What of a file says which format it is and how long it should be. */
const HEAD_BYTES = 12;
const TRUETYPE = 0x00010000;
const WASM = 0x0061736d;
const [WOFF, WOFF2] = [0x774f4646, 0x774f4632];

/**
 * Throws `SettingError` where a font that documents need is missing or damaged, so that an incomplete installation doesn't start instead
 * of failing at somebody's receipt. Reads the heads of some 400 files, which takes a few hundredths of a second.
 */
export function checkFonts(paths: () => readonly string[] = fontsAndShapers): void {
  try {
    for (const path of paths()) assertWhole(path);
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    throw new SettingError(`The fonts for receipts and statements are incomplete: ${reason}. Install the dependencies again (npm ci).`);
  }
}

const fontsAndShapers = (): string[] => [...allFontPaths(), 'harfbuzzjs/dist/harfbuzz.wasm', 'harfbuzzjs/dist/harfbuzz-subset.wasm'];

function assertWhole(path: string): void {
  const file = openSync(locate(path), 'r');
  try {
    const head = Buffer.alloc(HEAD_BYTES);
    readSync(file, head, 0, HEAD_BYTES, 0);
    if (!isWhole(head, fstatSync(file).size)) throw new Error(`${path} is damaged`);
  } finally {
    closeSync(file);
  }
}

/** Web fonts state their length (WOFF 1.0, section 3; WOFF2, section 4.1); a TrueType file has at least its table directory. */
function isWhole(head: Buffer, size: number): boolean {
  const signature = head.readUInt32BE(0);
  if (signature === WASM) return size > HEAD_BYTES;
  if (signature === TRUETYPE) return size > HEAD_BYTES + 16 * head.readUInt16BE(4);
  return (signature === WOFF || signature === WOFF2) && head.readUInt32BE(8) === size;
}
