import { NO_SEARCH_YET, noun } from '../noun.ts';

export const familyCalendarNoun = noun({
  name: 'family-calendar',
  audit: {
    'family.calendar-downloaded': 'Family calendar downloaded',
  },
  texts: {
    hi: () => import(/* webpackChunkName: "nouns-hi" */ './family-calendar.hi.json'),
    te: () => import(/* webpackChunkName: "nouns-te" */ './family-calendar.te.json'),
    ta: () => import(/* webpackChunkName: "nouns-ta" */ './family-calendar.ta.json'),
    kn: () => import(/* webpackChunkName: "nouns-kn" */ './family-calendar.kn.json'),
    gu: () => import(/* webpackChunkName: "nouns-gu" */ './family-calendar.gu.json'),
  },
  without: {
    permissions: 'A devotee’s own.',
    notifications: 'The calendar app reminds.',
    search: NO_SEARCH_YET,
    cards: 'Part of the family’s page.',
    navigation: 'Part of the family’s page.',
    offline: 'Calendar apps keep a copy of their own.',
    proof: 'No money.',
  },
});
