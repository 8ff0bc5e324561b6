import { type Access, endpoint } from '../endpoint.ts';
import { id, line } from '../fields.ts';
import { messagesOf } from '../message.ts';
import { array, object } from '../schema.ts';
import { PHOTO_MEDIA_TYPES, type PhotoMediaType } from '../temples/temple-photo.ts';
import { DOCUMENT_MEDIA_TYPES, type DocumentMediaType } from '../temples/temple-registration.ts';
import { conversationNoun } from './conversation.noun.ts';

const say = messagesOf(conversationNoun);

/** What can be attached; up to `DOCUMENT_MAX_BYTES` each. */
export const ATTACHMENT_MEDIA_TYPES = [...new Set([...PHOTO_MEDIA_TYPES, ...DOCUMENT_MEDIA_TYPES])];
/** What is stored: photos become WebP. */
export type AttachmentMediaType = Extract<PhotoMediaType, 'image/webp'> | Extract<DocumentMediaType, 'application/pdf'>;
/** Per message. */
export const ATTACHMENTS_MAX = 5;
const NAME_MAX = 120;

export interface MessageAttachment {
  id: string;
  name: string;
  mediaType: AttachmentMediaType;
  sizeBytes: number;
  /** Pixels of a photo; 0 for a PDF. */
  width: number;
  height: number;
}

export const attachmentQuery = object({ name: line(NAME_MAX).required(say('conversation.attachment-name')) }).noUnknown();

/** What a message carries: uploaded before by its author and not yet sent. */
export const attachmentIds = () =>
  array(id().required())
    .max(ATTACHMENTS_MAX, say('conversation.attachments-most', { most: ATTACHMENTS_MAX }))
    .default([]);

/** A file’s name as the API takes it: without characters that hide or turn text, shortened from the front to keep its ending. */
export const attachmentName = (name: string): string =>
  name
    .replace(/[\p{Cc}\p{Cs}\p{Cf}]/gu, '')
    .trim()
    .slice(-NAME_MAX) || 'file';

/** Who may read a side’s conversations, and who may write in its name. */
export interface SideAccess {
  read: Access;
  write: Access;
}

/** A side’s attachments, under its portal’s path. */
export const attachmentEndpoints = (base: string, { read, write }: SideAccess) => ({
  // Nobody sees it before it is sent.
  attach: endpoint<MessageAttachment>()({
    method: 'POST',
    path: `${base}/attachments`,
    summary: 'Uploads what the next message carries: the body is a PDF, JPEG, PNG or WebP of up to 10 MB',
    access: write,
    changes: [],
    query: attachmentQuery,
    cost: 'dear',
    status: 201,
  }),
  attachment: endpoint<Blob>()({
    method: 'GET',
    path: `${base}/attachments/:attachmentId`,
    summary: 'An attachment’s bytes, for its conversation’s sides, or its uploader before it is sent',
    access: read,
    reads: ['conversation'],
    produces: 'file',
    records: { nothing: 'Part of a conversation that this side reads anyway.' },
  }),
  detach: endpoint<void>()({
    method: 'DELETE',
    path: `${base}/attachments/:attachmentId`,
    summary: 'Removes an attachment that wasn’t sent',
    access: write,
    changes: [],
    status: 204,
  }),
});
