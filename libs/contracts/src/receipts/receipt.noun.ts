import { NO_SEARCH_YET, noun } from '../noun.ts';

export const receiptNoun = noun({
  name: 'receipt',
  permissions: {
    'receipts:read': { presets: ['manager', 'treasurer', 'front-desk', 'viewer'] },
    'receipts:reissue': { presets: ['manager', 'treasurer'] },
  },
  audit: {
    'receipt.issued': 'Receipt issued',
    'receipt.voided': 'Receipt voided',
    'receipt.replaced': 'Receipt replaced',
    'receipt.reissued': 'Receipt reissued',
    'receipt.downloaded': 'Receipt downloaded',
    'statement.downloaded': 'Year-end statement downloaded',
  },
  states: {
    receipt: {
      valid: { kind: 'success', icon: 'check', word: 'Valid', to: ['void', 'replaced'] },
      void: { kind: 'neutral', icon: 'ban', word: 'Void', to: [] },
      replaced: { kind: 'neutral', icon: 'replace', word: 'Replaced', to: [] },
    },
  },
  errors: {
    'receipt-incomplete': [422, 'The receipt lacks what the law asks for, so it was not issued.'],
  },
  texts: {
    hi: () => import(/* webpackChunkName: "nouns-hi" */ './receipt.hi.json'),
    te: () => import(/* webpackChunkName: "nouns-te" */ './receipt.te.json'),
    ta: () => import(/* webpackChunkName: "nouns-ta" */ './receipt.ta.json'),
    kn: () => import(/* webpackChunkName: "nouns-kn" */ './receipt.kn.json'),
    gu: () => import(/* webpackChunkName: "nouns-gu" */ './receipt.gu.json'),
  },
  without: {
    search: NO_SEARCH_YET,
    offline: 'A saved PDF is the copy that counts.',
  },
});
