import { NO_SEARCH_YET, NOT_OFFLINE_YET, noun } from '../noun.ts';

export const sessionNoun = noun({
  name: 'session',
  errors: {
    'session-required': [401, 'Please sign in to continue.'],
  },
  messages: {
    'session.signed-out': "You're signed out.",
    'session.all-signed-out': 'Every device is signed out.',
  },
  texts: {
    hi: () => import(/* webpackChunkName: "nouns-hi" */ './session.hi.json'),
    te: () => import(/* webpackChunkName: "nouns-te" */ './session.te.json'),
    ta: () => import(/* webpackChunkName: "nouns-ta" */ './session.ta.json'),
    kn: () => import(/* webpackChunkName: "nouns-kn" */ './session.kn.json'),
    gu: () => import(/* webpackChunkName: "nouns-gu" */ './session.gu.json'),
  },
  without: {
    permissions: 'Everyone’s own.',
    audit: 'Told as changes of the account.',
    search: NO_SEARCH_YET,
    cards: 'Settings list the devices.',
    navigation: 'Part of the settings.',
    demo: 'Signing in makes one.',
    offline: NOT_OFFLINE_YET,
    proof: 'No money.',
  },
});
