import { booksCard } from '../domain/proof/books-card.ts';
import { ProofModule } from '../domain/proof/proof.module.ts';
import { apiNoun } from './api-noun.ts';

export const proof = apiNoun({
  nouns: [],
  cards: [booksCard],
  module: ProofModule,
});
