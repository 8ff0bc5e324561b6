import { GuestsModule } from '../domain/guests/guests.module.ts';
import { guestsSchema } from '../domain/guests/guests.schema.ts';
import { apiNoun } from './api-noun.ts';

export const guests = apiNoun({
  nouns: [],
  module: GuestsModule,
  schema: guestsSchema,
});
