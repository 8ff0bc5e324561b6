import { LedgerModule } from '../domain/ledger/ledger.module.ts';
import { ledgerSchema } from '../domain/ledger/ledger.schema.ts';
import { LedgerController } from '../portals/temple-admin/ledger.controller.ts';
import { apiNoun } from './api-noun.ts';

export const ledger = apiNoun({
  nouns: ['ledger-account'],
  module: LedgerModule,
  schema: ledgerSchema,
  controllers: {
    'temple-admin': [LedgerController],
  },
});
