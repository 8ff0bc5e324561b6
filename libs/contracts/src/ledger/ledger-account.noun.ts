import { NO_SEARCH_YET, noun } from '../noun.ts';

export const ledgerAccountNoun = noun({
  name: 'ledger-account',
  permissions: {
    'ledger:read': { presets: ['manager', 'treasurer', 'viewer'] },
  },
  messages: {
    'ledger.proof-receipt-numbers': 'Receipt numbers of {{year}}',
    'ledger.proof-entry-numbers': 'Ledger entry numbers',
    'ledger.proof-sums': 'Running sums of {{account}}',
    'ledger.proof-disputes': 'Open disputes against the processor',
    'ledger.proof-fees': 'Fees against the processor',
    'ledger.proof-clearing': 'Clearing against the processor',
    'ledger.proof-funds': 'Funds against the processor',
    'ledger.proof-unknown-gift': "A card gift in the ledger that the processor doesn't know",
    'ledger.proof-receipts': 'Receipts against the ledger',
    'ledger.account-clearing': 'Clearing, card processor',
    'ledger.account-bank': 'Bank',
    'ledger.account-cash': 'Cash and checks',
    'ledger.account-fees': 'Processing fees',
    'ledger.account-fee-income': 'Fee income',
    'ledger.account-refunds': 'Refunds',
    'ledger.account-disputes': 'Disputes',
    'ledger.account-payables': 'Payables',
    'ledger.account-fund': 'Fund, {{fund}}',
    'ledger.fund-too-small': "This fund doesn't have that much.",
  },
  texts: { hi: () => import(/* webpackChunkName: "nouns-hi" */ './ledger-account.hi.json') },
  without: {
    audit: 'Entries are never changed; each names what caused it.',
    'personal-data': 'Sums; the gifts behind them are the donation’s.',
    notifications: 'Nothing in it waits for anyone.',
    search: NO_SEARCH_YET,
    offline: 'The office works online.',
  },
});
