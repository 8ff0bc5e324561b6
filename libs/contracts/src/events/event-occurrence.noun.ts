import { NOT_OFFLINE_YET, noun } from '../noun.ts';

/** One date of an event. Its id stays, whatever becomes of the series. */
export const eventOccurrenceNoun = noun({
  name: 'event-occurrence',
  audit: {
    'event-occurrence.changed': 'Event date changed',
    'event-occurrence.canceled': 'Event date canceled',
    'event-occurrence.postponed': 'Event date postponed',
  },
  states: {
    'event-occurrence': {
      draft: { kind: 'neutral', icon: 'clock', word: 'Draft', to: ['published', 'canceled'] },
      published: { kind: 'success', icon: 'check', word: 'Published', to: ['completed', 'canceled', 'postponed'] },
      // With a new date it is published again.
      postponed: { kind: 'warning', icon: 'clock', word: 'Postponed', to: ['published', 'canceled'] },
      completed: { kind: 'info', icon: 'check', word: 'Completed', to: [] },
      canceled: { kind: 'error', icon: 'ban', word: 'Canceled', to: [] },
    },
  },
  errors: {
    'event-date-over': [409, 'This date is over and can’t be changed.'],
    'event-date-begun': [409, 'This date has begun. It can only be canceled.'],
    'event-date-refused': [409, 'This date can’t be changed that way anymore. Reload the page.'],
    'event-date-taken': [409, 'This event is already at this time. Choose another.'],
  },
  messages: {
    'event-occurrence.series-changed': 'The dates of this event changed',
    'event-occurrence.reason-required': 'Enter a reason. People who follow the temple will read it.',
  },
  navigation: ['/temple-admin/events', '/devotee/events'],
  cards: ['/temple-admin/dashboard', '/devotee/dashboard'],
  texts: {
    hi: () => import(/* webpackChunkName: "nouns-hi" */ './event-occurrence.hi.json'),
    te: () => import(/* webpackChunkName: "nouns-te" */ './event-occurrence.te.json'),
    ta: () => import(/* webpackChunkName: "nouns-ta" */ './event-occurrence.ta.json'),
    kn: () => import(/* webpackChunkName: "nouns-kn" */ './event-occurrence.kn.json'),
    gu: () => import(/* webpackChunkName: "nouns-gu" */ './event-occurrence.gu.json'),
  },
  without: {
    permissions: 'Who manages events manages their dates.',
    'personal-data': 'A date of the temple, no person.',
    search: 'The office finds its event.',
    offline: NOT_OFFLINE_YET,
    proof: 'No money: an announcement is free.',
  },
});
