import { NO_SEARCH_YET, noun } from '../noun.ts';

export const eHundiCodeNoun = noun({
  name: 'e-hundi-code',
  permissions: {
    'ehundi:manage': { presets: ['manager', 'treasurer'] },
  },
  audit: {
    'e-hundi-code.made': 'E-hundi code created',
    'e-hundi-code.changed': 'E-hundi code changed',
  },
  messages: {
    'e-hundi-code.place-required': "Enter where you'll hang the poster",
    'e-hundi-code.fund-required': 'Choose a fund',
    'e-hundi-code.temple-missing': 'This link is missing its temple',
  },
  navigation: ['/temple-admin/donation-management?view=codes'],
  texts: {
    hi: () => import(/* webpackChunkName: "nouns-hi" */ './e-hundi-code.hi.json'),
    te: () => import(/* webpackChunkName: "nouns-te" */ './e-hundi-code.te.json'),
    ta: () => import(/* webpackChunkName: "nouns-ta" */ './e-hundi-code.ta.json'),
    kn: () => import(/* webpackChunkName: "nouns-kn" */ './e-hundi-code.kn.json'),
    gu: () => import(/* webpackChunkName: "nouns-gu" */ './e-hundi-code.gu.json'),
  },
  without: {
    'personal-data': 'A place in the temple, no person.',
    notifications: 'Printed and put up by the person who creates it.',
    search: NO_SEARCH_YET,
    cards: 'The list shows what each brought.',
    offline: 'The poster is on paper.',
    proof: 'Its gifts are donations.',
  },
});
