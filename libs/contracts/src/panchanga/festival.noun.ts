import { NO_SEARCH_YET, noun } from '../noun.ts';

export const festivalNoun = noun({
  name: 'festival',
  audit: {
    'festival.moved': 'Festival moved to the temple’s own date',
    'festival.returned': 'Festival date reset to the calendar’s',
  },
  errors: {
    'festival-dates-changed': [409, 'Somebody else moved a festival at the same moment. Look at the dates again, then save.'],
    'festival-effects-changed': [409, 'The bookings that this date affects have changed. Look at them again, then save.'],
  },
  messages: {
    'panchanga.year-range': 'Enter a year from {{first}} to {{last}}',
    'panchanga.date-range': 'Enter a date as YYYY-MM-DD, from {{first}} to {{last}}',
    'panchanga.month-range': 'Enter a month as YYYY-MM, from {{first}} to {{last}}',
    'panchanga.latitude-range': 'Enter a latitude from {{min}} to {{max}}',
    'panchanga.longitude-range': 'Enter a longitude from {{min}} to {{max}}',
    'panchanga.time-zone-unknown': "We don't know this time zone. Use a name like America/New_York.",
    'panchanga.city-required': 'Choose a city',
    'panchanga.city-too-short': 'Enter at least {{min}} letters of the city',
    'panchanga.city-unknown': "We don't know this city. Search for it by name first.",
    'panchanga.cities-range': 'Ask for {{min}} to {{max}} cities',
    'panchanga.place-required': 'Choose a city, a temple, or coordinates with their time zone',
    'panchanga.temple-required': 'Choose a temple',
    'festival.reason-required': "Enter the reason for the temple's own date",
  },
  navigation: ['/devotee/panchanga', '/temple-admin/calendar'],
  cards: ['/devotee/dashboard'],
  texts: {
    hi: () => import(/* webpackChunkName: "nouns-hi" */ './festival.hi.json'),
    te: () => import(/* webpackChunkName: "nouns-te" */ './festival.te.json'),
    ta: () => import(/* webpackChunkName: "nouns-ta" */ './festival.ta.json'),
    kn: () => import(/* webpackChunkName: "nouns-kn" */ './festival.kn.json'),
    gu: () => import(/* webpackChunkName: "nouns-gu" */ './festival.gu.json'),
  },
  without: {
    permissions: 'A temple’s dates are part of `temple:manage`.',
    'personal-data': 'Dates of a temple, no person.',
    notifications: 'Festival reminders speak of them.',
    search: NO_SEARCH_YET,
    demo: 'Computed; a temple’s own dates are rare.',
    proof: 'No money.',
  },
});
