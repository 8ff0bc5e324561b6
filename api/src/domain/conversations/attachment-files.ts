import { type AttachmentMediaType, conversationNoun, messagesOf, PHOTO_MAX_MEGAPIXELS } from '@sannidhi/contracts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { isPhoto, pixelsOf, plainPhoto } from '../../platform/photos/plain-photo.ts';

const say = messagesOf(conversationNoun);
const MEGAPIXEL = 1024 * 1024;

export interface AttachmentFile {
  bytes: Buffer;
  mediaType: AttachmentMediaType;
  width: number;
  height: number;
}

/**
 * A file as we store it, typed by its content rather than its name: a photo encoded again, so that neither the place it was taken nor a
 * second format inside survives, or a PDF that is only a PDF. Throws `unsupported-media-type` for anything else, and
 * `rule-violation` for a photo with too many pixels.
 */
export async function attachmentFile(bytes: unknown): Promise<AttachmentFile> {
  if (!Buffer.isBuffer(bytes)) throw refusal('conversation.attachment-type');
  if (isPhoto(bytes)) return photo(bytes);
  if (!isPdfAlone(bytes)) throw refusal('conversation.attachment-type');
  return { bytes, mediaType: 'application/pdf', width: 0, height: 0 };
}

async function photo(bytes: Buffer): Promise<AttachmentFile> {
  const { width, height } = await pixelsOf(bytes).catch(refuseBroken);
  if (width * height > PHOTO_MAX_MEGAPIXELS * MEGAPIXEL)
    throw new DomainError('rule-violation', { message: say('conversation.attachment-large', { max: PHOTO_MAX_MEGAPIXELS }) });
  return { ...(await plainPhoto(bytes, PHOTO_MAX_MEGAPIXELS * MEGAPIXEL).catch(refuseBroken)), mediaType: 'image/webp' };
}

const HEADER = Buffer.from('%PDF-');
const END = Buffer.from('%%EOF');
/** Readers look for the end in the last kilobyte (ISO 32000-1, annex H.3); ZIP programs for theirs in the last 64. */
const TAIL = 1024;
const ZIP_TAIL = 66 * 1024;
const ZIP_END = Buffer.from([0x50, 0x4b, 0x05, 0x06]);
/** Where programs look for what a page or script begins with. */
const HEAD = 1024;
const PAGE_OR_SCRIPT = /<(?:!doctype|html|script|svg|\?php|\?xml)|^#!/im;

/** A PDF from its first byte to its last that no browser, shell or archive program would take for something of its own. */
function isPdfAlone(bytes: Buffer): boolean {
  if (!bytes.subarray(0, HEADER.length).equals(HEADER)) return false;
  const tail = bytes.subarray(-TAIL);
  const end = tail.lastIndexOf(END);
  const after = end < 0 ? 'no end' : tail.toString('latin1', end + END.length);
  if (/[^\s\0]/.test(after)) return false;
  return !bytes.subarray(-ZIP_TAIL).includes(ZIP_END) && !PAGE_OR_SCRIPT.test(bytes.toString('latin1', 0, HEAD));
}

const refusal = (code: 'conversation.attachment-type' | 'conversation.attachment-broken') =>
  new DomainError('unsupported-media-type', { message: say(code) });

function refuseBroken(): never {
  throw refusal('conversation.attachment-broken');
}
