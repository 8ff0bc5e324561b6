import { TaxPolicyModule } from '../domain/tax-policy/tax-policy.module.ts';
import { taxPolicySchema } from '../domain/tax-policy/tax-policy.schema.ts';
import { apiNoun } from './api-noun.ts';

export const taxPolicy = apiNoun({
  nouns: ['tax-policy'],
  module: TaxPolicyModule,
  schema: taxPolicySchema,
});
