import { NO_SEARCH_YET, noun } from '../noun.ts';

export const orderNoun = noun({
  name: 'order',
  states: {
    order: {
      draft: { kind: 'info', icon: 'clock', word: 'In cart', to: ['pending', 'canceled'] },
      pending: { kind: 'info', icon: 'clock', word: 'Pending', to: ['paid', 'failed', 'canceled'] },
      paid: { kind: 'success', icon: 'check', word: 'Paid', to: ['partially-refunded', 'refunded', 'disputed'] },
      // A late success from the provider overrides failed and canceled: the money has arrived.
      failed: { kind: 'error', icon: 'alert', word: 'Failed', to: ['paid'] },
      canceled: { kind: 'neutral', icon: 'ban', word: 'Canceled', to: ['paid'] },
      'partially-refunded': {
        kind: 'neutral',
        icon: 'refund',
        word: 'Partially refunded',
        to: ['partially-refunded', 'refunded', 'disputed'],
      },
      refunded: { kind: 'neutral', icon: 'refund', word: 'Refunded', to: ['disputed'] },
      disputed: { kind: 'warning', icon: 'warning', word: 'Disputed', to: ['back', 'lost'] },
      // A dispute that was won can be followed by a refund or by another dispute; what a lost one left can be refunded.
      back: { kind: 'success', icon: 'check', word: 'Dispute won', to: ['partially-refunded', 'refunded', 'disputed'] },
      lost: { kind: 'neutral', icon: 'ban', word: 'Dispute lost', to: ['refunded', 'disputed'] },
    },
    refund: {
      pending: { kind: 'info', icon: 'clock', word: 'Pending', to: ['succeeded', 'failed'] },
      succeeded: { kind: 'success', icon: 'check', word: 'Refunded', to: [] },
      failed: { kind: 'error', icon: 'alert', word: 'Failed', to: [] },
    },
  },
  texts: { hi: () => import(/* webpackChunkName: "nouns-hi" */ './order.hi.json') },
  without: {
    permissions: 'Who may see and refund an order follows from what its lines are for.',
    audit: 'Payments and refunds are recorded as what the lines are for.',
    navigation: 'Listed as what its lines are for.',
    cards: 'Shown as what its lines are for.',
    search: NO_SEARCH_YET,
    offline: 'What was paid is read from the server, so that nobody trusts an old copy.',
  },
});
