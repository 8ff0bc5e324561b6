import { endpoint, priest, staff, superadmin, verifiedDonor } from '../endpoint.ts';
import type { Page } from '../page.ts';
import {
  type Absence,
  absenceSchema,
  type Colleague,
  type ConversationDetail,
  type ConversationFolders,
  type ConversationMessage,
  type ConversationRow,
  type Correspondent,
  conversationListQuery,
  conversationThreadQuery,
  correspondentQuery,
  handleSchema,
  type MessageCounts,
  type MessageEvent,
  type MessageRecord,
  mergeSchema,
  newConversationSchema,
  noteSchema,
  type Presence,
  presenceSchema,
  readSchema,
  replySchema,
} from './conversation.ts';
import { attachmentEndpoints, type SideAccess } from './message-attachment.ts';

/** What every side of conversations can do: the same in each portal, under its own path. */
const sideEndpoints = (base: string, { read, write }: SideAccess) => {
  const one = `${base}/:conversationId`;
  return {
    ...attachmentEndpoints(base, { read, write }),
    list: endpoint<Page<ConversationRow>>()({
      method: 'GET',
      path: base,
      summary: 'Conversations by their last message',
      access: read,
      reads: ['conversation'],
      query: conversationListQuery,
    }),
    correspondents: endpoint<Correspondent[]>()({
      method: 'GET',
      path: `${base}/correspondents`,
      summary: 'Who can be written to',
      access: read,
      reads: ['temple', 'saved-temple', 'priest'],
      query: correspondentQuery,
    }),
    counts: endpoint<MessageCounts>()({
      method: 'GET',
      path: `${base}/counts`,
      summary: 'What is unread, or waits for a reply',
      access: read,
      reads: ['conversation'],
    }),
    events: endpoint<MessageEvent>()({
      method: 'GET',
      path: `${base}/events`,
      summary: 'What changes in the conversations, as it happens; `Last-Event-ID` resumes it',
      access: read,
      reads: ['conversation'],
      produces: 'event-stream',
      crowd: true,
    }),
    one: endpoint<ConversationDetail>()({
      method: 'GET',
      path: one,
      summary: 'One conversation',
      access: read,
      reads: ['conversation'],
    }),
    thread: endpoint<Page<ConversationMessage>>()({
      method: 'GET',
      path: `${one}/messages`,
      summary: 'A conversation’s messages, newest first',
      access: read,
      reads: ['conversation'],
      query: conversationThreadQuery,
    }),
    start: endpoint<ConversationDetail>()({
      method: 'POST',
      path: base,
      summary: 'Starts a conversation',
      access: write,
      changes: ['conversation', 'notification'],
      body: newConversationSchema,
      idempotent: true,
    }),
    reply: endpoint<ConversationMessage>()({
      method: 'POST',
      path: `${one}/messages`,
      summary: 'Sends a message to the other side',
      access: write,
      changes: ['conversation', 'notification'],
      body: replySchema,
      idempotent: true,
    }),
    records: endpoint<MessageRecord[]>()({
      method: 'GET',
      path: `${one}/records`,
      summary: 'The gifts and bookings that a message in a conversation can be about: the devotee’s own at this temple',
      access: read,
      reads: ['conversation', 'donation', 'booking'],
    }),
    // The number that results is pushed to every screen of this side, this one too.
    read: endpoint<MessageCounts>()({
      method: 'PUT',
      path: `${one}/read`,
      summary: 'Marks messages of the other side as read',
      access: read,
      changes: [],
      body: readSchema,
    }),
    present: endpoint<Presence[]>()({
      method: 'GET',
      path: `${one}/presence`,
      summary: 'Who else is reading or typing',
      access: read,
      reads: ['conversation'],
    }),
    appear: endpoint<void>()({
      method: 'PUT',
      path: `${one}/presence`,
      summary: 'Shows others for some seconds that one is reading or typing',
      access: read,
      changes: [],
      body: presenceSchema,
      status: 204,
    }),
  };
};

/** What the side that answers as an office can do besides. */
const officeEndpoints = (base: string, { read, write }: SideAccess) => ({
  ...sideEndpoints(base, { read, write }),
  folders: endpoint<ConversationFolders>()({
    method: 'GET',
    path: `${base}/folders`,
    summary: 'How many conversations are in each folder',
    access: read,
    reads: ['conversation'],
  }),
  labels: endpoint<string[]>()({
    method: 'GET',
    path: `${base}/labels`,
    summary: 'The words by which the office sorts its conversations',
    access: read,
    reads: ['conversation'],
  }),
  colleagues: endpoint<Colleague[]>()({
    method: 'GET',
    path: `${base}/colleagues`,
    summary: 'Who can be assigned a conversation or mentioned in a note',
    access: read,
    reads: ['staff-member'],
  }),
  away: endpoint<Absence>()({
    method: 'GET',
    path: `${base}/away`,
    summary: 'Until when one is away',
    access: read,
    reads: ['conversation'],
  }),
  setAway: endpoint<Absence>()({
    method: 'PUT',
    path: `${base}/away`,
    summary: 'Sets that one is away, or back; what needs a reply from them returns to the queue',
    access: write,
    changes: ['conversation', 'staff-member'],
    body: absenceSchema,
  }),
  others: endpoint<ConversationRow[]>()({
    method: 'GET',
    path: `${base}/:conversationId/others`,
    summary: 'The other conversations with the same person',
    access: read,
    reads: ['conversation'],
  }),
  merge: endpoint<ConversationDetail>()({
    method: 'POST',
    path: `${base}/:conversationId/merge`,
    summary: 'Moves everything in a conversation into another with the same person',
    access: write,
    changes: ['conversation', 'notification'],
    body: mergeSchema,
  }),
  handle: endpoint<ConversationDetail>()({
    method: 'PATCH',
    path: `${base}/:conversationId`,
    summary: 'Changes a conversation’s state, assignee, priority, topic or labels',
    access: write,
    changes: ['conversation', 'notification'],
    body: handleSchema,
  }),
  note: endpoint<ConversationMessage>()({
    method: 'POST',
    path: `${base}/:conversationId/notes`,
    summary: 'Adds an internal note, which only the office sees',
    access: write,
    changes: ['conversation', 'notification'],
    body: noteSchema,
    idempotent: true,
  }),
});

export const devoteeMessageEndpoints = sideEndpoints('/api/devotee/conversations', { read: verifiedDonor, write: verifiedDonor });
export const priestMessageEndpoints = sideEndpoints('/api/priest/conversations', { read: priest, write: priest });
export const templeMessageEndpoints = officeEndpoints('/api/temple-admin/conversations', {
  read: staff('messages:read'),
  write: staff('messages:reply'),
});
export const platformMessageEndpoints = officeEndpoints('/api/superadmin/conversations', { read: superadmin, write: superadmin });

export type SideEndpoints = ReturnType<typeof sideEndpoints>;
export type OfficeEndpoints = ReturnType<typeof officeEndpoints>;
