import { hallsDemo } from '../demo/events/halls.demo.ts';
import { hallsCard } from '../domain/resources/halls-card.ts';
import { resourceSearch, resourceUseSearch } from '../domain/resources/resource-search-part.ts';
import { ResourcesModule } from '../domain/resources/resources.module.ts';
import { resourcesSchema } from '../domain/resources/resources.schema.ts';
import { useCalendar } from '../domain/resources/use-calendar-part.ts';
import { ResourcesController } from '../portals/temple-admin/resources.controller.ts';
import { apiNoun } from './api-noun.ts';

export const resources = apiNoun({
  nouns: ['resource', 'resource-use'],
  module: ResourcesModule,
  schema: resourcesSchema,
  search: [resourceSearch, resourceUseSearch],
  cards: [hallsCard],
  calendar: [useCalendar],
  demo: hallsDemo,
  controllers: { 'temple-admin': [ResourcesController] },
});
