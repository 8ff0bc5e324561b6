import { cropBox, messagesOf, PHOTO_MAX_MEGAPIXELS, type PhotoCrop, type PhotoMeasures, templeNoun } from '@sannidhi/contracts';
import sharp from 'sharp';
import { DomainError } from '../http/domain-error.ts';
import { isPhoto, PHOTO_QUALITY, pixelsOf, plainPhoto, type WholePhoto } from './plain-photo.ts';

const say = messagesOf(templeNoun);

const MEGAPIXEL = 1024 * 1024;

/**
 * A photo as it is kept: upright, in WebP, without anything a camera adds (place, time, owner). Throws `unsupported-media-type` for what
 * isn't a photo by its first bytes or can't be read, `rule-violation` for one with too many or too few pixels; neither is decoded.
 */
export async function wholePhoto(bytes: unknown, least: PhotoMeasures): Promise<WholePhoto> {
  if (!Buffer.isBuffer(bytes) || !isPhoto(bytes)) throw refusal('temple.photo-type');
  const { width, height } = await pixelsOf(bytes).catch(refuseBroken);
  if (width * height > PHOTO_MAX_MEGAPIXELS * MEGAPIXEL) {
    throw new DomainError('rule-violation', { message: say('temple.photo-too-large', { max: PHOTO_MAX_MEGAPIXELS }) });
  }
  if (Math.max(width, height) < least.width || Math.min(width, height) < least.height) {
    throw new DomainError('rule-violation', { message: say('temple.photo-too-small', { ...least }) });
  }
  return plainPhoto(bytes, PHOTO_MAX_MEGAPIXELS * MEGAPIXEL).catch(refuseBroken);
}

/** The files of a crop, one per width. Smaller photos aren't enlarged. */
export async function croppedPhotos<Size extends string>(
  { bytes, width, height }: WholePhoto,
  crop: PhotoCrop,
  { widths, ratio }: { widths: Readonly<Record<Size, number>>; ratio: number },
): Promise<[Size, Buffer][]> {
  const box = cropBox({ width, height, crop }, ratio);
  const files: [Size, Buffer][] = [];
  for (const [size, across] of Object.entries(widths) as [Size, number][]) {
    const cropped = sharp(bytes).extract(box).resize({ width: across, withoutEnlargement: true });
    files.push([size, await cropped.webp({ quality: PHOTO_QUALITY }).toBuffer()]);
  }
  return files;
}

const refusal = (code: 'temple.photo-type' | 'temple.photo-broken') => new DomainError('unsupported-media-type', { message: say(code) });

function refuseBroken(): never {
  throw refusal('temple.photo-broken');
}
