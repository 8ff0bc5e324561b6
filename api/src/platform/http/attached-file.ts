import { StreamableFile } from '@nestjs/common';

/** What RFC 8187 doesn't allow in a file's name, beyond what `encodeURIComponent` encodes. */
const MARKS = /['()*!]/g;
const encoded = (name: string): string =>
  encodeURIComponent(name).replace(MARKS, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);

/** A file that somebody uploaded: a photo shows in the page, anything else is saved under its name. */
export const attachedFile = ({ bytes, name, mediaType }: { bytes: Buffer; name: string; mediaType: string }): StreamableFile =>
  new StreamableFile(bytes, {
    type: mediaType,
    disposition: `${mediaType.startsWith('image/') ? 'inline' : 'attachment'}; filename*=UTF-8''${encoded(name)}`,
    length: bytes.length,
  });
