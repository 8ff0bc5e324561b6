const START = 0xffd8;
const SCAN = 0xffda;
/** Application data and comments: place, camera, thumbnails. The color profile and Adobe’s transform are needed to show the picture. */
const isPrivate = (marker: number): boolean =>
  marker === 0xfffe || (marker >= 0xffe1 && marker <= 0xffef && marker !== 0xffe2 && marker !== 0xffee);

/** A JPEG without its metadata, so that a photo never says where it was taken; undefined if the bytes aren't a JPEG. */
export function plainJpeg(bytes: Buffer): Buffer | undefined {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== START) return undefined;
  const kept = [bytes.subarray(0, 2)];
  for (let at = 2; at + 4 <= bytes.length; ) {
    const marker = bytes.readUInt16BE(at);
    if (marker < 0xff01) return undefined;
    if (marker === SCAN) return Buffer.concat([...kept, bytes.subarray(at)]);
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (!isPrivate(marker)) kept.push(bytes.subarray(at, end));
    at = end;
  }
  return undefined;
}
