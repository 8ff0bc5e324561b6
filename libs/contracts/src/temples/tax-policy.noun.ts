import { NO_SEARCH_YET, noun } from '../noun.ts';

export const taxPolicyNoun = noun({
  name: 'tax-policy',
  permissions: {
    'tax-policy:manage': { presets: ['treasurer'] },
  },
  audit: {
    'tax-policy.approved': 'Tax policy approved',
  },
  texts: { hi: () => import(/* webpackChunkName: "nouns-hi" */ './tax-policy.hi.json') },
  without: {
    'personal-data': 'Rules of a temple, no person.',
    notifications: 'The treasurer who approves it is looking at it.',
    search: NO_SEARCH_YET,
    cards: 'Changed once a year at most.',
    offline: 'The office works online.',
  },
});
