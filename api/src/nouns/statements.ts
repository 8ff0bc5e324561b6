import { StatementsModule } from '../domain/statements/statements.module.ts';
import { statementsSchema } from '../domain/statements/statements.schema.ts';
import { apiNoun } from './api-noun.ts';

export const statements = apiNoun({
  nouns: [],
  module: StatementsModule,
  schema: statementsSchema,
});
