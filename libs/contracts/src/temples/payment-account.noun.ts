import { NO_SEARCH_YET, NOT_OFFLINE_YET, noun } from '../noun.ts';

export const paymentAccountNoun = noun({
  name: 'payment-account',
  permissions: {
    'payments:manage': { presets: ['treasurer'], secondFactor: true },
  },
  states: {
    'payment-account': {
      'not-started': { kind: 'info', icon: 'clock', word: 'Not started', to: ['information-needed', 'in-review', 'ready', 'restricted'] },
      'information-needed': { kind: 'warning', icon: 'warning', word: 'Information needed', to: ['in-review', 'ready', 'restricted'] },
      'in-review': { kind: 'info', icon: 'clock', word: 'In review', to: ['information-needed', 'ready', 'restricted'] },
      ready: { kind: 'success', icon: 'check', word: 'Can take payments', to: ['information-needed', 'in-review', 'restricted'] },
      restricted: { kind: 'error', icon: 'ban', word: 'Restricted', to: ['information-needed', 'in-review', 'ready'] },
    },
  },
  audit: {
    'payment-account.opened': 'Payment setup opened',
    'payment-account.changed': 'Payment account changed',
  },
  messages: {
    'payment-account.not-ready': 'This temple can’t take online payments yet. Nothing was charged. You can give at the temple’s counter.',
    'payment-account.outcome-required': 'Choose an outcome',
  },
  navigation: ['/temple-admin/settings'],
  texts: {
    hi: () => import(/* webpackChunkName: "nouns-hi" */ './payment-account.hi.json'),
    te: () => import(/* webpackChunkName: "nouns-te" */ './payment-account.te.json'),
    ta: () => import(/* webpackChunkName: "nouns-ta" */ './payment-account.ta.json'),
    kn: () => import(/* webpackChunkName: "nouns-kn" */ './payment-account.kn.json'),
    gu: () => import(/* webpackChunkName: "nouns-gu" */ './payment-account.gu.json'),
  },
  without: {
    'personal-data': 'An account of an institution; the provider keeps what its people send.',
    cards: 'The settings show it.',
    search: NO_SEARCH_YET,
    offline: NOT_OFFLINE_YET,
    proof: 'The proof compares the payments that arrive in it.',
  },
});
