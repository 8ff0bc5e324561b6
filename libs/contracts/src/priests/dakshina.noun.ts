import { NO_SEARCH_YET, NOT_OFFLINE_YET, noun } from '../noun.ts';

/** What a temple owes its priests for services performed, and has paid. */
export const dakshinaNoun = noun({
  name: 'dakshina',
  permissions: {
    'dakshina:read': { presets: ['manager', 'treasurer', 'priest-coordinator'] },
    'dakshina:pay': { presets: ['treasurer'], secondFactor: true },
  },
  audit: {
    'dakshina.paid': 'Dakshina paid',
  },
  states: {
    dakshina: {
      owed: { kind: 'warning', icon: 'clock', word: 'Owed', to: ['paid'] },
      paid: { kind: 'success', icon: 'check', word: 'Paid', to: [] },
    },
  },
  errors: {
    'dakshina-settled': [409, 'The dakshina for this service has been paid, so this can’t be undone.'],
    'dakshina-changed': [409, 'What is owed to this priest has changed. Check the new amount and pay again.'],
  },
  messages: {
    'dakshina.method-required': 'Choose how it was paid',
    'dakshina.reference-required': 'Enter the check number',
    'dakshina.date-required': 'Choose the date it was paid',
    'dakshina.date-early': "Enter a day from {{day}} on; the temple's books begin then",
    'dakshina.date-future': 'Choose today or an earlier date',
    'dakshina.amount-range': 'Enter an amount from {{minCents}} to {{maxCents}}',
    'dakshina.proof-owed': 'Dakshina owed to priests',
    'dakshina.proof-payments': 'Dakshina payments against what they paid',
  },
  navigation: ['/temple-admin/priest-management', '/priest/dashboard?view=dakshina'],
  texts: { hi: () => import(/* webpackChunkName: "nouns-hi" */ './dakshina.hi.json') },
  without: {
    cards: 'A priest has a page for it, the treasurer a list.',
    search: NO_SEARCH_YET,
    offline: NOT_OFFLINE_YET,
  },
});
