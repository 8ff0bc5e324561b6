import { endpoint, staff, superadmin } from '../endpoint.ts';
import { line } from '../fields.ts';
import { messagesOf } from '../message.ts';
import { object } from '../schema.ts';
import { cannedReplyNoun } from './canned-reply.noun.ts';
import type { SideAccess } from './message-attachment.ts';
import { messageText } from './message-text.ts';

const say = messagesOf(cannedReplyNoun);

/** Per office. */
export const CANNED_REPLIES_MAX = 200;

/**
 * What an inserted reply is filled with: `{name}` of the person, `{me}` who writes, and `{office}`; of the gift or booking that the
 * conversation is about also `{pooja}`, `{fund}`, `{amount}`, `{receipt}`. Others are filled by hand.
 */
export const CANNED_FIELDS = ['name', 'me', 'office', 'pooja', 'fund', 'amount', 'receipt'] as const;
export type CannedField = (typeof CANNED_FIELDS)[number];

export interface CannedReply {
  id: string;
  title: string;
  /** As kept, with its fields in braces. */
  text: string;
}

/** A reply with its fields filled; one that isn’t known stays as it is, in its braces. */
export const filledReply = (text: string, values: Readonly<Partial<Record<CannedField, string>>>): string =>
  text.replace(
    /\{([a-z]{1,10})\}/g,
    (whole, name: string) => CANNED_FIELDS.map((field) => (field === name ? values[field] : undefined)).find(Boolean) ?? whole,
  );

export const cannedReplySchema = object({
  title: line(80).required(say('canned-reply.title-required')),
  text: messageText(),
}).noUnknown();

const cannedEndpoints = (base: string, { read, write }: SideAccess) => ({
  list: endpoint<CannedReply[]>()({
    method: 'GET',
    path: base,
    summary: 'The office’s canned replies, by title',
    access: read,
    reads: ['canned-reply'],
  }),
  add: endpoint<CannedReply>()({
    method: 'POST',
    path: base,
    summary: 'Adds a canned reply',
    access: write,
    changes: ['canned-reply'],
    body: cannedReplySchema,
    status: 201,
  }),
  change: endpoint<CannedReply>()({
    method: 'PUT',
    path: `${base}/:cannedReplyId`,
    summary: 'Changes a canned reply; what was sent with it stays',
    access: write,
    changes: ['canned-reply'],
    body: cannedReplySchema,
  }),
  remove: endpoint<void>()({
    method: 'DELETE',
    path: `${base}/:cannedReplyId`,
    summary: 'Removes a canned reply',
    access: write,
    changes: ['canned-reply'],
    status: 204,
  }),
});

export const templeCannedEndpoints = cannedEndpoints('/api/temple-admin/canned-replies', {
  read: staff('messages:read'),
  write: staff('messages:reply'),
});
export const platformCannedEndpoints = cannedEndpoints('/api/superadmin/canned-replies', { read: superadmin, write: superadmin });

export type CannedEndpoints = ReturnType<typeof cannedEndpoints>;
