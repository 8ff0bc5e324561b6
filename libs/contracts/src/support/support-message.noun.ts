import { NO_SEARCH_YET, NOT_OFFLINE_YET, noun } from '../noun.ts';

export const supportMessageNoun = noun({
  name: 'support-message',
  audit: {
    'support.answered': 'Message answered',
    'support.closed': 'Message closed without a reply',
  },
  states: {
    support: {
      open: { kind: 'info', icon: 'clock', word: 'Open', to: ['answered', 'closed'] },
      answered: { kind: 'success', icon: 'check', word: 'Answered', to: [] },
      closed: { kind: 'neutral', icon: 'ban', word: 'Closed', to: ['answered'] },
    },
  },
  messages: {
    'support.name-required': 'Enter your name',
    'support.topic-required': 'Choose a topic',
    'support.message-required': 'Tell us how we can help',
    'support.answer-required': 'Write the reply',
  },
  navigation: ['/superadmin/support'],
  texts: {
    hi: () => import(/* webpackChunkName: "nouns-hi" */ './support-message.hi.json'),
    te: () => import(/* webpackChunkName: "nouns-te" */ './support-message.te.json'),
    ta: () => import(/* webpackChunkName: "nouns-ta" */ './support-message.ta.json'),
    kn: () => import(/* webpackChunkName: "nouns-kn" */ './support-message.kn.json'),
    gu: () => import(/* webpackChunkName: "nouns-gu" */ './support-message.gu.json'),
  },
  without: {
    cards: 'Operators are notified of each.',
    permissions: 'Operators only, by their role.',
    'personal-data': 'Letters to the platform, unproven senders; deleted by hand on request.',
    search: NO_SEARCH_YET,
    demo: 'Nobody writes to a demo.',
    offline: NOT_OFFLINE_YET,
    proof: 'No money.',
  },
});
