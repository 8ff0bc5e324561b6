import { NO_SEARCH_YET, NOT_OFFLINE_YET, noun } from '../noun.ts';

/** The time one person gave at one shift. */
export const hourEntryNoun = noun({
  name: 'hour-entry',
  audit: {
    'hour-entry.approved': 'Volunteer hours approved',
    'hour-entry.adjusted': 'Volunteer hours adjusted',
  },
  states: {
    'hour-entry': {
      pending: { kind: 'info', icon: 'clock', word: 'Pending', to: ['approved', 'adjusted'] },
      approved: { kind: 'success', icon: 'check', word: 'Approved', to: ['adjusted'] },
      adjusted: { kind: 'success', icon: 'replace', word: 'Adjusted', to: ['adjusted'] },
    },
  },
  errors: {
    'hours-decided': [409, 'Someone else has decided about these hours. Reload the page.'],
  },
  messages: {
    'hour-entry.minutes-range': 'Enter {{min}} to {{max}} minutes',
    'hour-entry.above-shift': 'At most {{max}} minutes: the shift and 12 hours more',
    'hour-entry.reason-required': 'Enter a reason. The volunteer will read it.',
  },
  navigation: ['/temple-admin/volunteers', '/devotee/volunteer'],
  cards: ['/temple-admin/dashboard'],
  texts: {
    hi: () => import(/* webpackChunkName: "nouns-hi" */ './hour-entry.hi.json'),
    te: () => import(/* webpackChunkName: "nouns-te" */ './hour-entry.te.json'),
    ta: () => import(/* webpackChunkName: "nouns-ta" */ './hour-entry.ta.json'),
    kn: () => import(/* webpackChunkName: "nouns-kn" */ './hour-entry.kn.json'),
    gu: () => import(/* webpackChunkName: "nouns-gu" */ './hour-entry.gu.json'),
  },
  without: {
    permissions: 'Who manages volunteers approves their hours.',
    search: NO_SEARCH_YET,
    offline: NOT_OFFLINE_YET,
    proof: 'No money: service is given.',
  },
});
