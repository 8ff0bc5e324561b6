import { StatementsModule } from '../domain/statements/statements.module.ts';
import { statementsSchema } from '../domain/statements/statements.schema.ts';
import { StatementsController } from '../portals/temple-admin/statements.controller.ts';
import { apiNoun } from './api-noun.ts';

export const statements = apiNoun({
  nouns: [],
  module: StatementsModule,
  schema: statementsSchema,
  controllers: { 'temple-admin': [StatementsController] },
});
