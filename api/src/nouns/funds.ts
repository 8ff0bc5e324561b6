import { fundSearch } from '../domain/funds/fund-search-part.ts';
import { FundsModule } from '../domain/funds/funds.module.ts';
import { fundsSchema } from '../domain/funds/funds.schema.ts';
import { FundsController } from '../portals/temple-admin/funds.controller.ts';
import { apiNoun } from './api-noun.ts';

export const funds = apiNoun({
  nouns: ['fund', 'e-hundi-code'],
  module: FundsModule,
  schema: fundsSchema,
  search: [fundSearch],
  controllers: {
    'temple-admin': [FundsController],
  },
});
