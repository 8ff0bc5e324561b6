import { StreamableFile } from '@nestjs/common';

/** A JPEG shown in the page. */
export const photoFile = (bytes: Buffer): StreamableFile =>
  new StreamableFile(bytes, { type: 'image/jpeg', disposition: 'inline; filename="photo.jpg"', length: bytes.length });

/** A WebP shown in the page. */
export const webpFile = (bytes: Buffer): StreamableFile =>
  new StreamableFile(bytes, { type: 'image/webp', disposition: 'inline; filename="photo.webp"', length: bytes.length });
