import { NO_SEARCH_YET, noun } from '../noun.ts';

export const orderNoun = noun({
  name: 'order',
  states: {
    order: {
      draft: { kind: 'info', icon: 'clock', word: 'In cart', to: ['pending', 'canceled'] },
      pending: { kind: 'info', icon: 'clock', word: 'Pending', to: ['paid', 'failed', 'canceled'] },
      paid: { kind: 'success', icon: 'check', word: 'Paid', to: ['partially-refunded', 'refunded', 'disputed'] },
      // A late success from the provider overrides failed and canceled: the money has arrived. After a declined card, a bank may have it.
      failed: { kind: 'error', icon: 'alert', word: 'Failed', to: ['pending', 'paid'] },
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
      pending: { kind: 'info', icon: 'clock', word: 'Pending', to: ['succeeded', 'owed', 'failed', 'given'] },
      // Paid in cash or by check: booked as a debt until the office has handed it out.
      owed: { kind: 'warning', icon: 'clock', word: 'To hand out', to: ['succeeded', 'given', 'withdrawn'] },
      // Its payer made it a gift: an order of its own, with this refund's id.
      given: { kind: 'success', icon: 'check', word: 'Given to the temple', to: [] },
      // The check that it would have paid back bounced.
      withdrawn: { kind: 'neutral', icon: 'ban', word: 'Withdrawn', to: [] },
      succeeded: { kind: 'success', icon: 'check', word: 'Refunded', to: [] },
      failed: { kind: 'error', icon: 'alert', word: 'Failed', to: [] },
    },
  },
  errors: {
    'not-for-sale': [422, "This isn't offered here. Choose something else."],
    'line-id-used': [422, 'Another line has this id. Reload the page and add it again.'],
    'place-gone': [409, 'No place is left. Nothing was charged; choose another one.'],
    'cart-changed': [409, 'Your cart has changed. Nothing was charged; check the total and pay again.'],
    'cart-full': [422, 'Your cart is full. Pay for what is in it first, then add more.'],
    'cart-in-checkout': [409, 'This cart is already being paid for somewhere else. Finish there, or put it back into your cart.'],
    'checkout-over': [409, 'The time to pay is over. Nothing was charged; please start over and pay again.'],
    'checkout-replaced': [
      409,
      'You started this again in another tab, which holds your places now. Go on there, or send it once more from here.',
    ],
    'order-paid': [409, "This order is paid already. You'll find it in your history."],
  },
  messages: {
    'order.item-required': 'Choose what to add',
    'order.item-too-large': 'This is too long. Shorten it and try again.',
    'order.kind-unknown': 'Choose something that is offered',
    'order.total-required': 'Check the total and try again',
    'order.time-required': 'Check the time and try again',
    'order.refund-place-gone': 'No place was left when the payment arrived',
    'order.refund-temple-canceled': 'The temple canceled this time before the payment arrived',
    'order.refund-paid-twice': 'This was already paid for with another payment',
    'order.refund-suspended': "The temple can't receive payments",
  },
  texts: {
    hi: () => import(/* webpackChunkName: "nouns-hi" */ './order.hi.json'),
    te: () => import(/* webpackChunkName: "nouns-te" */ './order.te.json'),
    ta: () => import(/* webpackChunkName: "nouns-ta" */ './order.ta.json'),
    kn: () => import(/* webpackChunkName: "nouns-kn" */ './order.kn.json'),
    gu: () => import(/* webpackChunkName: "nouns-gu" */ './order.gu.json'),
  },
  without: {
    permissions: 'Who may see and refund an order follows from what its lines are for.',
    audit: 'Payments and refunds are recorded as what the lines are for.',
    navigation: 'Listed as what its lines are for.',
    cards: 'Shown as what its lines are for.',
    search: NO_SEARCH_YET,
    offline: 'What was paid is read from the server, so that nobody trusts an old copy.',
  },
});
