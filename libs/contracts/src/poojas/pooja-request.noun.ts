import { NOT_OFFLINE_YET, noun } from '../noun.ts';

/** A pooja that isn't in the schedule: at home, or a special one. The temple quotes it, the family accepts with a deposit. */
export const poojaRequestNoun = noun({
  name: 'pooja-request',
  audit: {
    'pooja-request.made': 'Pooja requested',
    'pooja-request.quoted': 'Pooja request quoted',
    'pooja-request.accepted': 'Quote accepted',
    'pooja-request.scheduled': 'Requested pooja scheduled',
    'pooja-request.completed': 'Requested pooja performed',
    'pooja-request.reopened': 'Requested pooja not performed after all',
    'pooja-request.declined': 'Pooja request declined',
    'pooja-request.expired': 'Pooja request expired',
    'pooja-request.canceled': 'Pooja request canceled',
  },
  states: {
    'pooja-request': {
      requested: { kind: 'info', icon: 'clock', word: 'Requested', to: ['quoted', 'declined', 'expired', 'canceled'] },
      quoted: { kind: 'warning', icon: 'clock', word: 'Quoted', to: ['quoted', 'accepted', 'declined', 'expired', 'canceled'] },
      accepted: { kind: 'info', icon: 'check', word: 'Accepted', to: ['scheduled', 'canceled'] },
      // Another time is scheduled again.
      scheduled: { kind: 'success', icon: 'check', word: 'Scheduled', to: ['scheduled', 'completed', 'canceled'] },
      completed: { kind: 'success', icon: 'check', word: 'Performed', to: [] },
      declined: { kind: 'neutral', icon: 'ban', word: 'Declined', to: [] },
      expired: { kind: 'neutral', icon: 'clock', word: 'Expired', to: [] },
      canceled: { kind: 'neutral', icon: 'ban', word: 'Canceled', to: [] },
    },
  },
  errors: {
    'request-moved-on': [409, 'This request has changed in the meantime. Reload the page.'],
    'quote-over': [409, 'This quote is no longer valid. Ask the temple for a new one.'],
    'request-being-paid': [409, 'A payment for this request is under way. Complete it, or try again in 15 minutes.'],
    'too-many-requests-open': [409, 'You have too many open requests at this temple. Cancel one first.'],
  },
  messages: {
    'pooja-request.what-required': 'Choose a pooja or describe what you need',
    'pooja-request.dates-required': 'Add at least one date',
    'pooja-request.date-required': 'Choose a date',
    'pooja-request.date-passed': 'This date has passed. Choose a later one.',
    'pooja-request.date-too-far': 'Choose a date within a year',
    'pooja-request.part-required': 'Choose a time of day',
    'pooja-request.place-required': 'Choose where',
    'pooja-request.address-required': 'Enter the address',
    'pooja-request.time-format': 'Enter a time like 09:00',
    'pooja-request.service-required': 'Choose a pooja',
    'pooja-request.price-range': 'Enter {{minCents}} to {{maxCents}}',
    'pooja-request.miles-range': 'Enter {{min}} to {{max}} miles',
    'pooja-request.priests-range': 'Enter {{min}} to {{max}} priests',
    'pooja-request.deposit-too-large': 'The deposit is more than the total',
    'pooja-request.valid-required': 'Choose until when the quote is valid',
    'pooja-request.reason-required': 'Enter a reason',
    'pooja-request.taken': 'This pooja already has a time then. Choose another time.',
  },
  navigation: ['/bookings?view=requests', '/temple-admin/pooja-requests'],
  cards: ['/temple-admin/dashboard'],
  texts: {
    hi: () => import(/* webpackChunkName: "nouns-hi" */ './pooja-request.hi.json'),
    te: () => import(/* webpackChunkName: "nouns-te" */ './pooja-request.te.json'),
    ta: () => import(/* webpackChunkName: "nouns-ta" */ './pooja-request.ta.json'),
    kn: () => import(/* webpackChunkName: "nouns-kn" */ './pooja-request.kn.json'),
    gu: () => import(/* webpackChunkName: "nouns-gu" */ './pooja-request.gu.json'),
  },
  without: {
    permissions: 'Who handles bookings handles requests.',
    offline: NOT_OFFLINE_YET,
    proof: 'What is paid for it is an order’s line, which the proof compares.',
  },
});
