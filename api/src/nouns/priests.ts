import { PriestsModule } from '../domain/priests/priests.module.ts';
import { priestsSchema } from '../domain/priests/priests.schema.ts';
import { PriestProfileController } from '../portals/priest/priest-profile.controller.ts';
import { apiNoun } from './api-noun.ts';

export const priests = apiNoun({
  nouns: ['priest'],
  module: PriestsModule,
  schema: priestsSchema,
  controllers: {
    priest: [PriestProfileController],
  },
});
