import { TAXED_KINDS } from '@sannidhi/contracts';
import type { NounFixture } from '../../../test/nouns/noun-fixture.ts';

const RULES = TAXED_KINDS.map((kind) => ({ kind, taxClass: 'partial', fairMarketValueCents: 1_100, benefit: 'A meal' }));

export const fixture: NounFixture = {
  presets: {
    'tax-policy:manage': ['treasurer'],
  },
  routes: {
    'GET /api/temple-admin/tax-policies': 'staff with receipts:read',
    'POST /api/temple-admin/tax-policies': { may: 'staff with tax-policy:manage', call: { body: { rules: RULES } } },
  },
  small: { tax_policies: 'A temple writes one every few years.' },
};
