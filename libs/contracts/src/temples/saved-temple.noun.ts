import { NO_SEARCH_YET, NOT_OFFLINE_YET, noun } from '../noun.ts';

export const savedTempleNoun = noun({
  name: 'saved-temple',
  messages: {
    'saved-temple.temple-required': 'Choose a temple',
    'saved-temple.most': 'You can save up to {{most}} temples.',
  },
  navigation: ['/devotee/my-temple'],
  cards: ['/devotee/dashboard'],
  texts: {
    hi: () => import(/* webpackChunkName: "nouns-hi" */ './saved-temple.hi.json'),
    te: () => import(/* webpackChunkName: "nouns-te" */ './saved-temple.te.json'),
    ta: () => import(/* webpackChunkName: "nouns-ta" */ './saved-temple.ta.json'),
    kn: () => import(/* webpackChunkName: "nouns-kn" */ './saved-temple.kn.json'),
    gu: () => import(/* webpackChunkName: "nouns-gu" */ './saved-temple.gu.json'),
  },
  without: {
    permissions: 'A devotee’s own.',
    audit: 'A devotee’s own choice.',
    notifications: 'The devotee who saves it is looking at it.',
    search: NO_SEARCH_YET,
    offline: NOT_OFFLINE_YET,
    proof: 'No money.',
  },
});
