import { NO_SEARCH_YET, NOT_OFFLINE_YET, noun } from '../noun.ts';

export const templeNoun = noun({
  name: 'temple',
  permissions: {
    'temple:read': {
      presets: ['manager', 'treasurer', 'priest-coordinator', 'events-coordinator', 'volunteer-coordinator', 'front-desk', 'viewer'],
    },
    'temple:manage': { presets: ['manager'] },
    'staff:read': { presets: ['manager', 'treasurer', 'priest-coordinator', 'events-coordinator', 'volunteer-coordinator', 'viewer'] },
    'staff:manage': { presets: [], secondFactor: true },
  },
  states: {
    temple: {
      submitted: { kind: 'info', icon: 'clock', word: 'Submitted', to: ['in-review'] },
      'in-review': { kind: 'info', icon: 'clock', word: 'In review', to: ['approved', 'changes-requested', 'rejected'] },
      'changes-requested': { kind: 'warning', icon: 'warning', word: 'Changes requested', to: ['submitted'] },
      approved: { kind: 'success', icon: 'check', word: 'Approved', to: ['suspended'] },
      rejected: { kind: 'error', icon: 'ban', word: 'Rejected', to: [] },
      suspended: { kind: 'warning', icon: 'lock', word: 'Suspended', to: ['approved'] },
    },
  },
  messages: {
    'temple.not-recording': 'A temple can record gifts only while it is approved. Nothing was recorded.',
  },
  navigation: ['/devotee/temples', '/temple-admin/settings'],
  cards: ['/devotee/dashboard', '/superadmin/dashboard'],
  texts: { hi: () => import(/* webpackChunkName: "nouns-hi" */ './temple.hi.json') },
  without: {
    'personal-data': 'An institution; the person who registered it is part of the registration.',
    audit: 'Its standing changes by its registration.',
    search: NO_SEARCH_YET,
    offline: NOT_OFFLINE_YET,
    proof: 'No money of its own.',
  },
});
