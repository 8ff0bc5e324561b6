import { NO_SEARCH_YET, noun } from '../noun.ts';

export const receiptNoun = noun({
  name: 'receipt',
  permissions: {
    'receipts:read': { presets: ['manager', 'treasurer', 'front-desk', 'viewer'] },
    'receipts:reissue': { presets: ['manager', 'treasurer'] },
    'statements:send': { presets: ['manager', 'treasurer'] },
  },
  audit: {
    'receipt.issued': 'Receipt issued',
    'receipt.voided': 'Receipt voided',
    'receipt.replaced': 'Receipt replaced',
    'receipt.reissued': 'Receipt reissued',
    'receipt.downloaded': 'Receipt downloaded',
    'statement.downloaded': 'Year-end statement downloaded',
    'statement.run': 'Year-end statements sent',
    'statement.unreached-downloaded': 'List of donors not reached downloaded',
  },
  states: {
    receipt: {
      valid: { kind: 'success', icon: 'check', word: 'Valid', to: ['void', 'replaced'] },
      void: { kind: 'neutral', icon: 'ban', word: 'Void', to: [] },
      replaced: { kind: 'neutral', icon: 'replace', word: 'Replaced', to: [] },
    },
    statement: {
      unsent: { kind: 'info', icon: 'clock', word: 'Not sent', to: ['sending'] },
      sending: { kind: 'info', icon: 'clock', word: 'Sending', to: ['sent', 'undelivered'] },
      sent: { kind: 'success', icon: 'check', word: 'Sent', to: ['changed', 'sending'] },
      changed: { kind: 'warning', icon: 'warning', word: 'Changed since', to: ['sending'] },
      undelivered: { kind: 'error', icon: 'alert', word: 'Not delivered', to: ['sending'] },
      unreachable: { kind: 'warning', icon: 'ban', word: 'No email', to: ['unsent'] },
    },
  },
  errors: {
    'statement-year-running': [422, "This year hasn't ended at your temple yet. You can send its statements from January 1."],
    'receipt-incomplete': [422, "The receipt is missing what the law requires, so it wasn't issued."],
    'receipt-file-failed': [409, "This receipt's PDF couldn't be made. The temple's office can see why."],
  },
  messages: {
    'receipt.missing-temple-name': "The receipt wasn't issued: the temple's legal name is missing.",
    'receipt.missing-temple-address': "The receipt wasn't issued: the temple's address is missing.",
    'receipt.missing-temple-ein': "The receipt wasn't issued: the temple's EIN is missing.",
    'receipt.missing-donor': "The receipt wasn't issued: enter the donor's name.",
    'receipt.missing-received': "The receipt wasn't issued: the date received is missing.",
    'receipt.missing-gift': "The receipt wasn't issued: it needs an amount or a description of the property.",
    'receipt.missing-return-value': "The receipt wasn't issued: enter what the donor received and its estimated value.",
    'receipt.missing-statement': "The receipt wasn't issued: the statement the law requires is missing.",
    'receipt.statements-running': "This year's statements are already being sent.",
    'receipt.reason-required': 'Enter a reason',
    'receipt.name-too-short': 'Enter the full name',
  },
  navigation: ['/temple-admin/donation-management?view=receipts', '/receipts'],
  cards: ['/temple-admin/dashboard', '/devotee/dashboard'],
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
