import { priestsDemo } from '../demo/priests/priests.demo.ts';
import { daysOffCalendar } from '../domain/priests/days-off-calendar-part.ts';
import { priestSearch } from '../domain/priests/priest-search-part.ts';
import { PriestsModule } from '../domain/priests/priests.module.ts';
import { priestsSchema } from '../domain/priests/priests.schema.ts';
import { PriestProfileController } from '../portals/priest/priest-profile.controller.ts';
import { apiNoun } from './api-noun.ts';

export const priests = apiNoun({
  nouns: ['priest'],
  module: PriestsModule,
  schema: priestsSchema,
  search: [priestSearch],
  calendar: [daysOffCalendar],
  demo: priestsDemo,
  controllers: {
    priest: [PriestProfileController],
  },
});
