import { NO_SEARCH_YET, NOT_OFFLINE_YET, noun } from '../noun.ts';

export const taxPolicyNoun = noun({
  name: 'tax-policy',
  permissions: {
    'tax-policy:manage': { presets: ['treasurer'] },
  },
  audit: {
    'tax-policy.approved': 'Tax policy approved',
  },
  messages: {
    'tax-policy.value-format': 'Enter the value in dollars',
    'tax-policy.value-required': 'Estimate the value of what the donor receives',
    'tax-policy.benefit-required': 'Enter what the donor receives',
    'tax-policy.class-required': 'Choose a class for every kind of payment',
  },
  navigation: ['/temple-admin/donation-management?view=tax'],
  texts: { hi: () => import(/* webpackChunkName: "nouns-hi" */ './tax-policy.hi.json') },
  without: {
    'personal-data': 'Rules of a temple, no person.',
    notifications: 'The treasurer who approves it is looking at it.',
    search: NO_SEARCH_YET,
    cards: 'Changed once a year at most.',
    proof: 'Decides what receipts say; moves no money.',
    offline: NOT_OFFLINE_YET,
  },
});
