import type { ConversationDetail, ConversationMessage } from '@sannidhi/contracts';

/** A devotee's conversation with a temple, for specs. */
export const buildConversation = (given: Partial<ConversationDetail> = {}): ConversationDetail => ({
  id: '0192f0c1-7a4e-7b6e-8a10-0c5f3b1f2a11',
  subject: 'Parking',
  topic: 'events',
  withName: 'Sri Kamakshi Temple',
  withKind: 'temple',
  isOffice: false,
  status: 'pending',
  priority: 'normal',
  labels: [],
  assignee: null,
  waitingSince: null,
  snoozedUntil: null,
  lastText: 'Behind the hall.',
  lastIsOurs: false,
  lastMessageAt: '2026-11-20T15:00:00.000Z',
  unread: 1,
  readByThem: 0,
  person: null,
  ...given,
});

/** A message of the temple in it. */
export const buildMessage = (given: Partial<ConversationMessage> = {}): ConversationMessage => ({
  id: '0192f0c1-7a4e-7b6e-8a10-0c5f3b1f2a12',
  number: 1,
  kind: 'message',
  isOurs: false,
  sideNumber: 1,
  author: 'Kavitha Menon',
  text: 'Behind the hall: https://maps.example/hall',
  mentions: [],
  attachments: [],
  record: null,
  sentAt: '2026-11-20T15:00:00.000Z',
  ...given,
});
