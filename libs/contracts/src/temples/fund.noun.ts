import { NOT_OFFLINE_YET, noun } from '../noun.ts';

export const fundNoun = noun({
  name: 'fund',
  permissions: {
    'funds:manage': { presets: ['manager', 'treasurer'] },
  },
  audit: {
    'fund.opened': 'Fund created',
    'fund.changed': 'Fund changed',
  },
  errors: {
    'fund-closed': [422, 'This purpose is closed. Choose another. Nothing was charged.'],
  },
  messages: {
    'fund.name-required': 'Enter a name for the fund',
    'fund.goal-range': 'Enter a goal of {{minCents}} or more',
    'fund.name-taken': 'You already have a fund with this name. Choose another.',
  },
  navigation: ['/temple-admin/donation-management?view=funds'],
  cards: ['/temple-admin/dashboard'],
  texts: {
    hi: () => import(/* webpackChunkName: "nouns-hi" */ './fund.hi.json'),
    te: () => import(/* webpackChunkName: "nouns-te" */ './fund.te.json'),
    ta: () => import(/* webpackChunkName: "nouns-ta" */ './fund.ta.json'),
    kn: () => import(/* webpackChunkName: "nouns-kn" */ './fund.kn.json'),
    gu: () => import(/* webpackChunkName: "nouns-gu" */ './fund.gu.json'),
  },
  without: {
    'personal-data': 'A purpose of the temple, no person.',
    notifications: 'The office that changes it is looking at it.',
    offline: NOT_OFFLINE_YET,
  },
});
