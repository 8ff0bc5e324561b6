import { NO_SEARCH_YET, noun } from '../noun.ts';

export const savedCardNoun = noun({
  name: 'saved-card',
  states: {
    'saved-card': {
      pending: { kind: 'info', icon: 'clock', word: 'Being added', to: ['active', 'failed', 'expired'] },
      active: { kind: 'success', icon: 'check', word: 'Works', to: ['unusable', 'removed'] },
      // The bank refused it for good, or it expired.
      unusable: { kind: 'error', icon: 'alert', word: 'Needs replacing', to: ['removed'] },
      removed: { kind: 'neutral', icon: 'ban', word: 'Removed', to: [] },
      // The person left the provider's page, or their bank refused to keep the card; a late word of success wins.
      failed: { kind: 'error', icon: 'alert', word: 'Not added', to: ['active'] },
      expired: { kind: 'neutral', icon: 'ban', word: 'Not added', to: ['active'] },
    },
  },
  errors: {
    'card-not-usable': [422, "This card can't be charged. Choose another or add a new one."],
    'card-in-use': [409, 'A recurring gift uses this card. Give it another card first.'],
  },
  texts: {
    hi: () => import(/* webpackChunkName: "nouns-hi" */ './saved-card.hi.json'),
    te: () => import(/* webpackChunkName: "nouns-te" */ './saved-card.te.json'),
    ta: () => import(/* webpackChunkName: "nouns-ta" */ './saved-card.ta.json'),
    kn: () => import(/* webpackChunkName: "nouns-kn" */ './saved-card.kn.json'),
    gu: () => import(/* webpackChunkName: "nouns-gu" */ './saved-card.gu.json'),
  },
  without: {
    permissions: 'A devotee’s own.',
    audit: 'A devotee’s own; what it is charged for is recorded there.',
    search: NO_SEARCH_YET,
    cards: 'Part of recurring gifts.',
    navigation: 'Part of recurring gifts.',
    notifications: 'The recurring gift it pays for notifies.',
    offline: 'Changed online.',
    proof: 'What it is charged is an order.',
  },
});
