import { NO_SEARCH_YET, noun } from '../noun.ts';

/** The door of one date of an event: who came in and went out, as a log that only grows, and who may keep it. */
export const doorNoun = noun({
  name: 'door',
  permissions: {
    'door:check-in': { presets: ['manager', 'events-coordinator', 'volunteer-coordinator', 'front-desk'] },
    'door:helpers': { presets: ['manager', 'events-coordinator', 'volunteer-coordinator'] },
  },
  audit: {
    'door.helper-added': 'Door helper added',
    'door.helper-removed': 'Door helper removed',
    'door.scanned': 'People checked in at the door',
    'door.scanned-late': 'Scans of a former door helper received',
    'door.handed-over': 'Child handed over with the pickup code',
    'door.handed-over-unproven': 'Child handed over without the pickup code',
  },
  errors: {
    'door-helper-exists': [409, 'This person helps at this door already.'],
    'door-over': [409, 'This event is over. Its door can’t get new helpers.'],
  },
  messages: {
    'door.email-required': 'Enter the email of their devotee account',
    'door.scans-most': 'Send {{max}} scans at a time',
    'door.handover-required': 'Enter who takes the child',
    'door.why-required': 'Enter why you hand over the child without the code',
    'door.code-wrong': 'This isn’t the pickup code of this child',
    'door.barred': 'This adult may not pick up the child. Call the office.',
    'door.device-required': 'Reload the door and try again',
  },
  navigation: ['/temple-admin/events', '/devotee/events'],
  cards: ['/temple-admin/dashboard'],
  texts: {
    hi: () => import(/* webpackChunkName: "nouns-hi" */ './door.hi.json'),
    te: () => import(/* webpackChunkName: "nouns-te" */ './door.te.json'),
    ta: () => import(/* webpackChunkName: "nouns-ta" */ './door.ta.json'),
    kn: () => import(/* webpackChunkName: "nouns-kn" */ './door.kn.json'),
    gu: () => import(/* webpackChunkName: "nouns-gu" */ './door.gu.json'),
  },
  without: {
    search: NO_SEARCH_YET,
    proof: 'No money.',
  },
});
