import { NOT_OFFLINE_YET, noun } from '../noun.ts';

/** A time at which a temple needs a number of volunteers. */
export const volunteerShiftNoun = noun({
  name: 'volunteer-shift',
  audit: {
    'volunteer-shift.created': 'Volunteer shift created',
    'volunteer-shift.changed': 'Volunteer shift changed',
    'volunteer-shift.canceled': 'Volunteer shift canceled',
    'volunteer-shift.code-replaced': 'Check-in code replaced',
  },
  states: {
    'volunteer-shift': {
      open: { kind: 'success', icon: 'check', word: 'Open', to: ['canceled'] },
      canceled: { kind: 'error', icon: 'ban', word: 'Canceled', to: [] },
    },
  },
  errors: {
    'shift-over': [409, 'This shift is over.'],
    'shift-closed': [409, 'This shift is canceled or not open for sign-up yet. Reload the page.'],
    'shift-full': [409, 'This shift is full.'],
    'shift-has-people': [409, 'People have signed up for this time. Cancel the shift and add another one instead.'],
  },
  messages: {
    'volunteer-shift.date-required': 'Choose a date',
    'volunteer-shift.time-required': 'Enter a time like 09:00',
    'volunteer-shift.end-before-start': 'The end is before the start. For a shift past midnight, enter its last day.',
    'volunteer-shift.too-long': 'A shift can last {{hours}} hours at most',
    'volunteer-shift.start-passed': 'This date and time have passed. Choose a later time.',
    'volunteer-shift.too-far': 'Choose a date within the next two years',
    'volunteer-shift.number-range': 'Enter a number from {{min}} to {{max}}',
    'volunteer-shift.below-minimum': 'This is below the minimum',
    'volunteer-shift.above-maximum': 'This is above the maximum',
    'volunteer-shift.below-taken': '{{taken}} people have places. Enter {{taken}} or more.',
    'volunteer-shift.weeks-range': 'Enter {{min}} to {{max}} weeks',
    'volunteer-shift.reason-required': 'Enter a reason. The volunteers will read it.',
    'volunteer-shift.opportunity-required': 'Choose an opportunity',
    'volunteer-shift.lead-unknown': 'Choose one of the temple’s volunteers',
    'volunteer-shift.lead-unpicked': 'Choose one of the matches, or clear the name',
  },
  navigation: ['/temple-admin/volunteer-management', '/devotee/volunteer'],
  cards: ['/temple-admin/dashboard', '/devotee/dashboard'],
  texts: {
    hi: () => import(/* webpackChunkName: "nouns-hi" */ './volunteer-shift.hi.json'),
    te: () => import(/* webpackChunkName: "nouns-te" */ './volunteer-shift.te.json'),
    ta: () => import(/* webpackChunkName: "nouns-ta" */ './volunteer-shift.ta.json'),
    kn: () => import(/* webpackChunkName: "nouns-kn" */ './volunteer-shift.kn.json'),
    gu: () => import(/* webpackChunkName: "nouns-gu" */ './volunteer-shift.gu.json'),
  },
  without: {
    permissions: 'Who manages volunteers manages shifts.',
    'personal-data': 'A time of the temple, no person.',
    notifications: 'People hear of their own place at a shift.',
    search: 'The office finds its opportunity.',
    offline: NOT_OFFLINE_YET,
    proof: 'No money: service is given.',
  },
});
