import { NOT_OFFLINE_YET, noun } from '../noun.ts';

/** Someone who helps at a temple: a devotee, or a member of a devotee's family. */
export const volunteerNoun = noun({
  name: 'volunteer',
  permissions: {
    'volunteers:read': { presets: ['manager', 'events-coordinator', 'volunteer-coordinator', 'front-desk', 'viewer'] },
    'volunteers:manage': { presets: ['manager', 'volunteer-coordinator'] },
    'volunteers:check-in': { presets: ['manager', 'events-coordinator', 'volunteer-coordinator', 'front-desk'] },
  },
  audit: {
    'volunteer.changed': 'Volunteer changed',
    'volunteer.requirement-recorded': 'Volunteer requirement recorded',
  },
  states: {
    'volunteer-requirement': {
      valid: { kind: 'success', icon: 'check', word: 'Valid', to: ['expired'] },
      expired: { kind: 'warning', icon: 'alert', word: 'Expired', to: ['valid'] },
      missing: { kind: 'warning', icon: 'alert', word: 'Missing', to: ['valid'] },
    },
  },
  messages: {
    'volunteer.skills-most': 'You can list {{max}} skills at most',
    'volunteer.requirement-kind': 'Choose a requirement',
    'volunteer.frequency-required': 'Choose how often you’d like to help',
    'volunteer.days-most': 'You can list up to {{max}} times away',
    'volunteer.day-required': 'Choose a date',
    'volunteer.away-end': 'This is before the first day',
  },
  navigation: ['/temple-admin/volunteers'],
  texts: {
    hi: () => import(/* webpackChunkName: "nouns-hi" */ './volunteer.hi.json'),
    te: () => import(/* webpackChunkName: "nouns-te" */ './volunteer.te.json'),
    ta: () => import(/* webpackChunkName: "nouns-ta" */ './volunteer.ta.json'),
    kn: () => import(/* webpackChunkName: "nouns-kn" */ './volunteer.kn.json'),
    gu: () => import(/* webpackChunkName: "nouns-gu" */ './volunteer.gu.json'),
  },
  without: {
    notifications: 'People hear of their shifts and hours, which have their own.',
    cards: 'The dashboard shows the shifts that lack people.',
    offline: NOT_OFFLINE_YET,
    proof: 'No money: service is given.',
  },
});
