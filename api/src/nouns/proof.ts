import { ProofModule } from '../domain/proof/proof.module.ts';
import { apiNoun } from './api-noun.ts';

export const proof = apiNoun({
  nouns: [],
  module: ProofModule,
});
