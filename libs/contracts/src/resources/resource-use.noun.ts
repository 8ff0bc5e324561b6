import { NOT_OFFLINE_YET, noun } from '../noun.ts';

/** What a resource is used for at a time: an event's date, a pooja, or something of the office's own. */
export const resourceUseNoun = noun({
  name: 'resource-use',
  audit: {
    'resource-use.booked': 'Hall or resource booked',
    'resource-use.changed': 'Booking of a hall or resource changed',
    'resource-use.approved': 'Booking of a hall or resource approved',
    'resource-use.declined': 'Booking of a hall or resource declined',
    'resource-use.canceled': 'Booking of a hall or resource canceled',
  },
  states: {
    'resource-use': {
      requested: { kind: 'warning', icon: 'clock', word: 'Waiting for approval', to: ['confirmed', 'declined', 'canceled'] },
      confirmed: { kind: 'success', icon: 'check', word: 'Confirmed', to: ['requested', 'clashing', 'canceled'] },
      // Both are kept until one of them moves.
      clashing: { kind: 'error', icon: 'alert', word: 'Conflict', to: ['requested', 'confirmed', 'canceled'] },
      declined: { kind: 'neutral', icon: 'ban', word: 'Declined', to: [] },
      canceled: { kind: 'neutral', icon: 'ban', word: 'Canceled', to: [] },
    },
  },
  errors: {
    'resource-taken': [409, 'Something else is there then. Choose another time or place.'],
    'resource-closed': [409, 'It isn’t open then. Choose a time within its hours.'],
    'resource-retired': [409, 'This hall or resource isn’t in use anymore. Choose another.'],
    'resource-use-refused': [409, 'This booking can’t be changed that way anymore. Reload the page.'],
    'resource-use-elsewhere': [409, 'This booking belongs to an event or a pooja. Move it there.'],
  },
  messages: {
    'resource-use.resource-required': 'Choose a hall or resource',
    'resource-use.title-required': 'Enter what it’s for',
    'resource-use.start-required': 'Choose a date',
    'resource-use.start-passed': 'This date and time have passed. Choose a later one.',
    'resource-use.too-far': 'Choose a date in the next {{days}} days',
    'resource-use.time-format': 'Enter a time like 18:30',
    'resource-use.duration-range': 'Enter {{min}} to {{max}} minutes',
    'resource-use.reason-required': 'Enter a reason',
    'resource-use.taken':
      '{{title}} has {{resource}} then: {{fromAt}} to {{untilAt}}, setup and teardown included. Choose another time or place.',
    'resource-use.outside-hours': '{{resource}} is open from {{opensTime}} to {{closesTime}}. Choose a time within its hours.',
    'resource-use.closed-day': '{{resource}} is closed that day. Choose another.',
  },
  navigation: ['/temple-admin/calendar'],
  cards: ['/temple-admin/dashboard'],
  texts: { hi: () => import(/* webpackChunkName: "nouns-hi" */ './resource-use.hi.json') },
  without: {
    permissions: 'Who books resources, books their uses.',
    'personal-data': 'What happens in a room; who booked it is in the audit trail.',
    offline: NOT_OFFLINE_YET,
    proof: 'No money: rent isn’t charged here.',
  },
});
