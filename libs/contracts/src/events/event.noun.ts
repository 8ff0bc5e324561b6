import { NOT_OFFLINE_YET, noun } from '../noun.ts';

/** What a temple announces: a festival, a class, a concert; on one date or on many. */
export const eventNoun = noun({
  name: 'event',
  permissions: {
    'events:read': {
      presets: ['manager', 'priest-coordinator', 'events-coordinator', 'volunteer-coordinator', 'front-desk', 'viewer'],
    },
    'events:manage': { presets: ['manager', 'events-coordinator'] },
  },
  audit: {
    'event.created': 'Event created',
    'event.changed': 'Event changed',
    'event.split': 'Event changed from one date on',
    'event.published': 'Event published',
  },
  errors: {
    'event-change-cancels': [
      409,
      'Saving would cancel dates that people have tickets for or are waiting for. Ask someone who handles tickets to make this change.',
    ],
    'event-over': [409, 'Every date of this event is over. Create a new event.'],
  },
  messages: {
    'event.title-required': 'Enter a title',
    'event.rule-required': 'Choose how often',
    'event.days-required': 'Choose at least one day',
    'event.dates-required': 'Add at least one date',
    'event.day-range': 'Enter a day from {{min}} to {{max}}',
    'event.week-required': 'Choose which week of the month',
    'event.tithi-required': 'Choose a tithi',
    'event.nakshatra-required': 'Choose a nakshatra',
    'event.start-required': 'Choose a start date',
    'event.start-passed': 'This date and time have passed. Choose a later one.',
    'event.end-required': 'A series needs an end. Enter a last date or a number of dates.',
    'event.end-before-start': 'This is before the start',
    'event.end-too-far': 'A series can run for two years at most. Choose an earlier last date.',
    'event.end-twice': 'Enter a last date or a number of dates, not both',
    'event.count-range': 'Enter {{min}} to {{max}} dates',
    'event.dates-none': 'These rules give no date. Choose a later end or other days.',
    'event.dates-too-many': 'That’s {{count}} dates. A series can have {{max}} at most.',
    'event.duration-range': 'Enter {{min}} to {{max}} minutes',
    'event.doors-range': 'Enter {{min}} to {{max}} minutes',
    'event.time-format': 'Enter a time like 09:00',
    'event.program-title-required': 'Enter what happens at this time',
    'event.program-most': 'The program can have {{max}} points at most',
    'event.notes-most': 'You can add {{max}} lines at most',
    'event.address-required': 'Enter the address',
    'event.link-required': 'Enter a link that starts with https://',
    'event.miles-range': 'Enter {{min}} to {{max}} miles',
    'event.zip-format': 'A ZIP code has 5 digits',
    'event.zip-unknown': 'We don’t know this ZIP code. Check it, or choose a temple instead.',
  },
  navigation: ['/temple-admin/events', '/devotee/events'],
  cards: ['/temple-admin/dashboard', '/devotee/dashboard'],
  texts: {
    hi: () => import(/* webpackChunkName: "nouns-hi" */ './event.hi.json'),
    te: () => import(/* webpackChunkName: "nouns-te" */ './event.te.json'),
    ta: () => import(/* webpackChunkName: "nouns-ta" */ './event.ta.json'),
    kn: () => import(/* webpackChunkName: "nouns-kn" */ './event.kn.json'),
    gu: () => import(/* webpackChunkName: "nouns-gu" */ './event.gu.json'),
  },
  without: {
    'personal-data': 'What a temple announces, no person.',
    offline: NOT_OFFLINE_YET,
    proof: 'No money: an announcement is free.',
  },
});
