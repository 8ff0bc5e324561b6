import { NOT_OFFLINE_YET, noun } from '../noun.ts';

/** Letters between two sides: a devotee or priest and a temple’s office, or either and the platform. One side answers as an office. */
export const conversationNoun = noun({
  name: 'conversation',
  permissions: {
    'messages:read': {
      presets: ['manager', 'treasurer', 'priest-coordinator', 'events-coordinator', 'volunteer-coordinator', 'front-desk'],
    },
    'messages:reply': {
      presets: ['manager', 'treasurer', 'priest-coordinator', 'events-coordinator', 'volunteer-coordinator', 'front-desk'],
    },
  },
  audit: {
    'conversation.started': 'Conversation started',
    'conversation.replied': 'Message sent',
    'conversation.noted': 'Internal note added',
    'conversation.handled': 'Conversation changed',
    'conversation.merged': 'Conversations merged',
    'conversation.away': 'Away status set',
  },
  states: {
    conversation: {
      open: { kind: 'warning', icon: 'clock', word: 'Needs a reply', to: ['pending', 'snoozed', 'resolved'] },
      pending: { kind: 'info', icon: 'clock', word: 'Waiting for them', to: ['open', 'snoozed', 'resolved'] },
      snoozed: { kind: 'neutral', icon: 'clock', word: 'Snoozed', to: ['open', 'pending', 'resolved'] },
      resolved: { kind: 'success', icon: 'check', word: 'Resolved', to: ['open', 'pending'] },
    },
  },
  errors: {
    'conversation-moved-on': [409, 'Someone changed this conversation in the meantime. Look at it again.'],
  },
  messages: {
    'conversation.most': 'You can start at most {{most}} conversations. Continue in one of them.',
    'conversation.to-required': 'Choose who to write to',
    'conversation.not-wanted': 'This person chose not to get messages from your temple. You can reply once they write to you.',
    'conversation.subject-required': 'Enter a subject',
    'conversation.topic-required': 'Choose a topic',
    'conversation.text-required': 'Write a message',
    'conversation.text-marks': 'A letter has too many marks to be shown. Type it again.',
    'conversation.attachment-type': 'Choose a PDF, JPEG, PNG or WebP file. This file isn’t any of them, whatever its name says.',
    'conversation.attachment-broken': 'This file can’t be read. Open it on your device and save it again, or choose another.',
    'conversation.attachment-large': 'This photo has more than {{max}} megapixels. Make it smaller.',
    'conversation.attachment-name': 'Give the file a name',
    'conversation.attachments-most': 'Attach at most {{most}} files to a message',
    'conversation.attachments-unsent': 'You have {{most}} files that you haven’t sent. Remove some first.',
    'conversation.attachments-stored': 'You have sent {{most}} files, which is the most we can keep.',
    'conversation.attachment-missing': 'A file you attached is gone. Remove it and attach it again.',
    'conversation.record-missing': 'Choose one of this person’s gifts or bookings at your temple',
    'conversation.through-required': 'Choose up to which message you have read',
    'conversation.away-required': 'Choose until when you are away',
    'conversation.merge-required': 'Choose the conversation to merge into',
    'conversation.merge-other': 'Choose another conversation with the same person',
    'conversation.merge-most': 'Together they have more than {{most}} messages. Keep them apart.',
    'conversation.snooze-passed': 'Choose a later time',
    'conversation.snooze-too-far': 'Choose a time within a year',
    'conversation.labels-most': 'A conversation has at most {{most}} labels. Remove one first.',
    'conversation.assignee-unknown': 'Choose someone from your office who can reply',
  },
  navigation: ['/devotee/messages', '/temple-admin/messages', '/priest/messages', '/superadmin/messages'],
  texts: {
    hi: () => import(/* webpackChunkName: "nouns-hi" */ './conversation.hi.json'),
    te: () => import(/* webpackChunkName: "nouns-te" */ './conversation.te.json'),
    ta: () => import(/* webpackChunkName: "nouns-ta" */ './conversation.ta.json'),
    kn: () => import(/* webpackChunkName: "nouns-kn" */ './conversation.kn.json'),
    gu: () => import(/* webpackChunkName: "nouns-gu" */ './conversation.gu.json'),
  },
  cards: ['/temple-admin/dashboard'],
  without: {
    offline: NOT_OFFLINE_YET,
    proof: 'No money.',
  },
});
