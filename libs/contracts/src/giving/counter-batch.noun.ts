import { NO_SEARCH_YET, NOT_OFFLINE_YET, noun } from '../noun.ts';

export const batchNoun = noun({
  name: 'batch',
  permissions: {
    'batches:close': { presets: ['manager', 'treasurer'] },
  },
  audit: {
    'batch.opened': 'Batch opened',
    'batch.entry-added': 'Donation added to batch',
    'batch.entry-removed': 'Donation removed from batch',
    'batch.closed': 'Batch closed',
  },
  states: {
    batch: {
      open: { kind: 'info', icon: 'clock', word: 'Open', to: ['closed'] },
      closed: { kind: 'success', icon: 'lock', word: 'Closed', to: [] },
    },
  },
  errors: {
    'batch-unbalanced': [422, "The batch doesn't match the expected count and total, so it stays open."],
  },
  messages: {
    'batch.name-required': 'Enter a name for the batch',
    'batch.received-required': 'Enter the day you received the gifts',
    'batch.received-early': "Enter a day from {{day}} on; the temple's books begin then",
    'batch.received-future': "This day hasn't come yet at the temple; enter {{day}} or an earlier day",
    'batch.received-reason': 'This was more than a year ago. Enter why it is recorded only now',
    'batch.postmark-check-only': 'Only checks have a postmark',
    'batch.postmark-late': 'The postmark is after the day the check was received',
    'batch.postmark-early': 'The postmark is more than a year before the day the check was received',
    'batch.count-required': 'Enter the number of gifts',
    'batch.count-range': 'A batch has {{min}} to {{max}} gifts',
    'batch.total-required': 'Enter the counted total',
    'batch.method-required': 'Choose how it was given',
    'batch.fund-required': 'Choose a fund',
    'batch.account-for-fees': 'Payments to this fund are gifts, so they credit the fund itself',
    'batch.amount-required': 'Enter the amount',
    'batch.property-unvalued': 'Describe property; the temple never puts a value on it',
    'batch.check-number-required': 'Enter the check number',
    'batch.property-required': 'Describe what was given',
    'batch.closed': 'This batch is closed. Open another one for more gifts.',
    'batch.closed-already': 'This batch is already closed.',
    'batch.mismatch':
      'Gifts counted: {{expectedCount}}, {{expectedCents}}. Gifts entered: {{enteredCount}}, {{enteredCents}}. The batch stays open until both match.',
  },
  navigation: ['/temple-admin/donation-management?view=batches'],
  cards: ['/temple-admin/dashboard'],
  texts: { hi: () => import(/* webpackChunkName: "nouns-hi" */ './counter-batch.hi.json') },
  without: {
    'personal-data': 'Its gifts belong to the donation.',
    notifications: 'The person who counts is the one who acts.',
    search: NO_SEARCH_YET,
    proof: 'What it records are donations.',
    offline: NOT_OFFLINE_YET,
  },
});
