import { NO_SEARCH_YET, noun } from '../noun.ts';

export const ledgerAccountNoun = noun({
  name: 'ledger-account',
  permissions: {
    'ledger:read': { presets: ['manager', 'treasurer', 'viewer'] },
  },
  without: {
    audit: 'Entries are never changed; each names what caused it.',
    'personal-data': 'Sums; the gifts behind them are the donation’s.',
    notifications: 'Nothing in it waits for anyone.',
    search: NO_SEARCH_YET,
    offline: 'The office works online.',
  },
});
