import { NO_SEARCH_YET, noun } from '../noun.ts';

export const donationNoun = noun({
  name: 'donation',
  permissions: {
    'donations:read': { presets: ['manager', 'treasurer', 'front-desk', 'viewer'] },
    'donations:record': { presets: ['manager', 'treasurer', 'front-desk'] },
    'donations:refund': { presets: ['manager', 'treasurer'], secondFactor: true },
    'donations:export': { presets: ['manager', 'treasurer'] },
  },
  audit: {
    'donation.recorded': 'Donation recorded',
    'donation.succeeded': 'Donation succeeded',
    'donation.failed': 'Payment failed',
    'donation.canceled': 'Donation canceled',
    'donation.exported': 'Donation list downloaded',
    'refund.requested': 'Refund requested',
    'refund.succeeded': 'Refund sent',
    'refund.failed': 'Refund failed',
    'dispute.opened': 'Dispute opened',
    'dispute.won': 'Dispute won',
    'dispute.lost': 'Dispute lost',
  },
  states: {
    donation: {
      pending: { kind: 'info', icon: 'clock', word: 'Pending', to: ['succeeded', 'failed', 'canceled'] },
      succeeded: { kind: 'success', icon: 'check', word: 'Succeeded', to: ['partially-refunded', 'refunded', 'disputed'] },
      // The provider's late word of success wins over failed and canceled: the money is there.
      failed: { kind: 'error', icon: 'alert', word: 'Failed', to: ['succeeded'] },
      canceled: { kind: 'neutral', icon: 'ban', word: 'Canceled', to: ['succeeded'] },
      'partially-refunded': {
        kind: 'neutral',
        icon: 'refund',
        word: 'Partially refunded',
        to: ['partially-refunded', 'refunded', 'disputed'],
      },
      refunded: { kind: 'neutral', icon: 'refund', word: 'Refunded', to: [] },
      disputed: { kind: 'warning', icon: 'warning', word: 'Disputed', to: ['back', 'lost'] },
      back: { kind: 'success', icon: 'check', word: 'Dispute won', to: [] },
      lost: { kind: 'neutral', icon: 'ban', word: 'Dispute lost', to: [] },
    },
    refund: {
      pending: { kind: 'info', icon: 'clock', word: 'Pending', to: ['succeeded', 'failed'] },
      succeeded: { kind: 'success', icon: 'check', word: 'Refunded', to: [] },
      failed: { kind: 'error', icon: 'alert', word: 'Failed', to: [] },
    },
  },
  errors: {
    'amount-out-of-range': [422, 'A gift is between $1.00 and $100,000.00.'],
    'guest-limit': [422, 'Guest gifts go up to $5,000.00. Sign in to give more.'],
    'temple-not-accepting': [422, 'This temple cannot receive gifts at the moment. Nothing was charged.'],
    'refund-too-large': [422, 'A refund cannot be more than what is left of the gift.'],
    'refund-blocked': [422, 'A gift under dispute cannot be refunded.'],
    'provider-unavailable': [502, 'Our payment partner did not answer. Nothing was charged; please try again.'],
    'guest-session-required': [401, 'Please confirm your phone number first.'],
    'phone-code-wrong': [401, 'That code did not match. Check the newest message.'],
    'phone-code-expired': [401, 'That code has expired. Ask for a new one.'],
  },
  texts: {
    hi: () => import(/* webpackChunkName: "nouns-hi" */ './donation.hi.json'),
    te: () => import(/* webpackChunkName: "nouns-te" */ './donation.te.json'),
    ta: () => import(/* webpackChunkName: "nouns-ta" */ './donation.ta.json'),
    kn: () => import(/* webpackChunkName: "nouns-kn" */ './donation.kn.json'),
    gu: () => import(/* webpackChunkName: "nouns-gu" */ './donation.gu.json'),
  },
  without: {
    search: NO_SEARCH_YET,
    offline: 'What was paid is read from the server, so that nobody trusts an old copy.',
  },
});
