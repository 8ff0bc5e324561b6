import { NO_SEARCH_YET, noun } from '../noun.ts';

export const festivalNoun = noun({
  name: 'festival',
  audit: {
    'festival.moved': 'Festival moved to the temple’s own date',
    'festival.returned': 'Festival date reset to the calendar’s',
  },
  texts: { hi: () => import(/* webpackChunkName: "nouns-hi" */ './festival.hi.json') },
  without: {
    permissions: 'A temple’s dates are part of `temple:manage`.',
    'personal-data': 'Dates of a temple, no person.',
    notifications: 'Festival reminders speak of them.',
    search: NO_SEARCH_YET,
    demo: 'Computed; a temple’s own dates are rare.',
    proof: 'No money.',
  },
});
