import { type PhotoSize, type TemplePhoto, templePhotoEndpoints } from '@sannidhi/contracts';
import { addressOf } from '@sannidhi/kit';

/** Where the office loads a photo; the version lets the browser keep it until its crop changes. */
export const photoAddress = ({ id, version }: Pick<TemplePhoto, 'id' | 'version'>, size: PhotoSize): string =>
  addressOf(templePhotoEndpoints.file.path, { photoId: id, size }, { v: version });
