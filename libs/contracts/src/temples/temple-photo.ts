import { anyone, endpoint, staff } from '../endpoint.ts';
import { id, line, wholeNumber } from '../fields.ts';
import { messagesOf } from '../message.ts';
import { array, object } from '../schema.ts';
import { templeNoun } from './temple.noun.ts';

const say = messagesOf(templeNoun);

export const TEMPLE_PHOTOS_MAX = 12;
export const PHOTO_MEDIA_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
export type PhotoMediaType = (typeof PHOTO_MEDIA_TYPES)[number];
export const PHOTO_MAX_MEGAPIXELS = 50;
/** Smaller than this, a photo is blurred at the top of a page. */
export const PHOTO_MIN_PIXELS = { width: 600, height: 400 };
/** Widths of the files made from a photo, three by two; `whole` is the photo before the crop. */
export const PHOTO_WIDTHS = { small: 480, medium: 960, large: 1600 } as const;
export const PHOTO_SIZES = [...(Object.keys(PHOTO_WIDTHS) as (keyof typeof PHOTO_WIDTHS)[]), 'whole'] as const;
export type PhotoSize = (typeof PHOTO_SIZES)[number];
export const PHOTO_RATIO = 3 / 2;
const ZOOM = { min: 100, max: 400 };

/** What a photo shows: the largest part of its ratio, enlarged by `zoom` percent around a point given in percent of the photo. */
export interface PhotoCrop {
  zoom: number;
  x: number;
  y: number;
}
export const WHOLE_CROP: PhotoCrop = { zoom: 100, x: 50, y: 50 };

/** A photo's pixels before the crop. */
export interface PhotoMeasures {
  width: number;
  height: number;
}

export interface TemplePhoto extends PhotoMeasures {
  id: string;
  /** Part of its files’ addresses: counts its crops. */
  version: number;
  /** What it shows, for those who can’t see it. */
  alt: string;
  crop: PhotoCrop;
}

/** The part of a photo of these pixels that a crop shows, in pixels: three by two, unless another ratio of width to height is given. */
export function cropBox(
  { width, height, crop }: PhotoMeasures & { crop: PhotoCrop },
  ratio = PHOTO_RATIO,
): Record<'left' | 'top' | 'width' | 'height', number> {
  const shown = Math.min(width, height * ratio) / (crop.zoom / 100);
  const box = { width: Math.max(1, Math.floor(shown)), height: Math.max(1, Math.floor(shown / ratio)) };
  const start = (percent: number, all: number, part: number) =>
    Math.round(Math.min(Math.max((all * percent) / 100 - part / 2, 0), all - part));
  return { left: start(crop.x, width, box.width), top: start(crop.y, height, box.height), ...box };
}

const percent = (min: number, max: number) => wholeNumber(min, max, say('temple.photo-crop', { min, max })).required();

export const photoCropSchema = object({ zoom: percent(ZOOM.min, ZOOM.max), x: percent(0, 100), y: percent(0, 100) })
  .noUnknown()
  .required();
export const photoChangeSchema = object({
  alt: line(200).required(say('temple.photo-alt-required')),
  crop: photoCropSchema,
}).noUnknown();
export const photoOrderSchema = object({ photoIds: array(id().required()).max(TEMPLE_PHOTOS_MAX).required() }).noUnknown();

/** The photo’s version: another one is another address, so browsers may keep what they loaded. */
export const photoFileQuery = object({ v: line(10) }).noUnknown();

const own = '/api/temple-admin/photos';
const NOTHING = { nothing: 'A picture of the temple, no list of people.' };

export const templePhotoEndpoints = {
  own: endpoint<TemplePhoto[]>()({
    method: 'GET',
    path: own,
    summary: 'The temple’s photos in their order; the first is the cover',
    access: staff('temple:read'),
    reads: ['temple'],
  }),
  add: endpoint<TemplePhoto[]>()({
    method: 'POST',
    path: own,
    summary: 'Adds a photo: the body is a JPEG, PNG or WebP of up to 10 MB and 50 megapixels',
    access: staff('temple:manage'),
    changes: ['temple'],
    cost: 'dear',
    status: 201,
  }),
  change: endpoint<TemplePhoto[]>()({
    method: 'PUT',
    path: `${own}/:photoId`,
    summary: 'Describes a photo and chooses what it shows',
    access: staff('temple:manage'),
    changes: ['temple'],
    cost: 'dear',
    body: photoChangeSchema,
  }),
  order: endpoint<TemplePhoto[]>()({
    method: 'PUT',
    path: '/api/temple-admin/photo-order',
    summary: 'Puts all photos in an order',
    access: staff('temple:manage'),
    changes: ['temple'],
    body: photoOrderSchema,
  }),
  remove: endpoint<TemplePhoto[]>()({
    method: 'DELETE',
    path: `${own}/:photoId`,
    summary: 'Removes a photo and its files',
    access: staff('temple:manage'),
    changes: ['temple'],
  }),
  file: endpoint<Blob>()({
    method: 'GET',
    path: `${own}/:photoId/:size`,
    summary: 'A photo of the office’s temple, approved or not',
    access: staff('temple:read'),
    reads: ['temple'],
    query: photoFileQuery,
    produces: 'file',
    records: NOTHING,
  }),
  publicFile: endpoint<Blob>()({
    method: 'GET',
    path: '/api/public/temples/:slug/photos/:photoId/:size',
    summary: 'A photo of an approved temple',
    access: anyone,
    reads: ['temple'],
    query: photoFileQuery,
    produces: 'file',
    records: NOTHING,
  }),
};
