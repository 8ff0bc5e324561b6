import type { NounFixture } from '../../../test/nouns/noun-fixture.ts';

export const fixture: NounFixture = {
  presets: {
    'ledger:read': ['manager', 'treasurer', 'viewer'],
  },
  routes: {
    'GET /api/temple-admin/ledger/entries': 'staff with ledger:read',
    'GET /api/temple-admin/ledger/trial-balance': 'staff with ledger:read',
    'GET /api/temple-admin/ledger/proof': 'staff with ledger:read',
  },
  growing: ['ledger_entries', 'ledger_lines'],
  small: { ledger_accounts: 'A temple has one per fund and kind.', temple_counters: 'A temple has one per kind of number.' },
};
