import { endpoint, priest, staff } from '../endpoint.ts';
import { object } from '../schema.ts';
import { type PhotoCrop, type PhotoMeasures, photoCropSchema, photoFileQuery } from '../temples/temple-photo.ts';

/** Smaller than this, a face is blurred. */
export const PRIEST_PHOTO_MIN_PIXELS = { width: 400, height: 400 };
/** Widths of the files made from a priest's photo, square; `whole` is the photo before the crop. */
export const PRIEST_PHOTO_WIDTHS = { small: 160, large: 640 } as const;
export const PRIEST_PHOTO_SIZES = [...(Object.keys(PRIEST_PHOTO_WIDTHS) as (keyof typeof PRIEST_PHOTO_WIDTHS)[]), 'whole'] as const;
export type PriestPhotoSize = (typeof PRIEST_PHOTO_SIZES)[number];
/** Width to height. */
export const PRIEST_PHOTO_RATIO = 1;

/** A priest's photo, for themselves and for the temples they serve. */
export interface PriestPhoto extends PhotoMeasures {
  /** Part of its files’ addresses: counts photos and crops. */
  version: number;
  crop: PhotoCrop;
}

export const priestPhotoSchema = object({ crop: photoCropSchema }).noUnknown();

const own = '/api/priest/photo';
const file = {
  query: photoFileQuery,
  produces: 'file',
  reads: ['priest'],
  records: { nothing: 'A picture of a priest, for those they serve.' },
} as const;

export const priestPhotoEndpoints = {
  add: endpoint<PriestPhoto>()({
    method: 'POST',
    path: own,
    summary: 'Sets the signed-in priest’s photo: the body is a JPEG, PNG or WebP of up to 10 MB and 50 megapixels',
    access: priest,
    changes: ['priest'],
    cost: 'dear',
    status: 201,
  }),
  change: endpoint<PriestPhoto>()({
    method: 'PUT',
    path: own,
    summary: 'Chooses what the photo shows',
    access: priest,
    changes: ['priest'],
    cost: 'dear',
    body: priestPhotoSchema,
  }),
  remove: endpoint<void>()({
    method: 'DELETE',
    path: own,
    summary: 'Removes the photo and its files',
    access: priest,
    changes: ['priest'],
    status: 204,
  }),
  file: endpoint<Blob>()({ method: 'GET', path: `${own}/:size`, summary: 'The signed-in priest’s photo', access: priest, ...file }),
  officeFile: endpoint<Blob>()({
    method: 'GET',
    path: '/api/temple-admin/priests/:priestId/photo/:size',
    summary: 'The photo of a priest who serves the temple',
    access: staff('bookings:read'),
    ...file,
  }),
};
