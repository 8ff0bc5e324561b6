import type { PhotoMediaType } from '@sannidhi/contracts';
import sharp from 'sharp';

/** No screen shows more. */
const WHOLE_EDGE = 2400;
export const PHOTO_QUALITY = 80;
const SIGNATURES: Readonly<Record<PhotoMediaType, (bytes: Buffer) => boolean>> = {
  'image/jpeg': (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  'image/png': (bytes) => bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  'image/webp': (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
};

// Photos are rare and requests aren't: one thread decodes, and nothing decoded stays in memory.
sharp.concurrency(1);
sharp.cache(false);

export interface WholePhoto {
  /** WebP, upright, without metadata. */
  bytes: Buffer;
  width: number;
  height: number;
}

/** Whether these are a photo's first bytes. */
export const isPhoto = (bytes: Buffer): boolean => Object.values(SIGNATURES).some((isType) => isType(bytes));

/** A photo's measures by its header, without decoding it. Rejects if it can't be read. */
export async function pixelsOf(bytes: Buffer): Promise<{ width: number; height: number }> {
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
  return { width, height };
}

/**
 * A photo encoded again: upright, in WebP, with nothing but its picture. What a camera adds (place, time, owner) and whatever else the file
 * contained is gone. Rejects if it can't be decoded within so many pixels.
 */
export async function plainPhoto(bytes: Buffer, limitInputPixels: number): Promise<WholePhoto> {
  const { data, info } = await sharp(bytes, { limitInputPixels, failOn: 'error' })
    .autoOrient()
    .resize({ width: WHOLE_EDGE, height: WHOLE_EDGE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: PHOTO_QUALITY })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}
