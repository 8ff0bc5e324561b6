import { NOT_OFFLINE_YET, noun } from '../noun.ts';

/** A reply an office sends often, kept with fields that are filled when it is inserted. */
export const cannedReplyNoun = noun({
  name: 'canned-reply',
  audit: {
    'canned-reply.added': 'Canned reply added',
    'canned-reply.changed': 'Canned reply changed',
    'canned-reply.removed': 'Canned reply removed',
  },
  messages: {
    'canned-reply.title-required': 'Enter a title',
    'canned-reply.title-taken': 'You already have a canned reply with this title. Choose another.',
    'canned-reply.most': 'You can keep at most {{most}} canned replies. Remove one first.',
  },
  navigation: ['/temple-admin/messages', '/superadmin/messages', '/superadmin/support'],
  texts: { hi: () => import(/* webpackChunkName: "nouns-hi" */ './canned-reply.hi.json') },
  without: {
    permissions: 'Belongs to the messages: `messages:read` and `messages:reply`.',
    'personal-data': 'An office’s own words, about no person.',
    notifications: 'The office that changes it is looking at it.',
    search: 'Inserted where a reply is written.',
    cards: 'Part of the inbox.',
    offline: NOT_OFFLINE_YET,
    proof: 'No money.',
  },
});
