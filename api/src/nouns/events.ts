import { eventsDemo } from '../demo/events/events.demo.ts';
import { eventCalendar } from '../domain/events/event-calendar-part.ts';
import { eventCard } from '../domain/events/event-card.ts';
import { eventSearch } from '../domain/events/event-search-part.ts';
import { EventsModule } from '../domain/events/events.module.ts';
import { eventsSchema } from '../domain/events/events.schema.ts';
import { DevoteeEventsController } from '../portals/devotee/events.controller.ts';
import { PublicEventsController } from '../portals/public/public-events.controller.ts';
import { EventsController } from '../portals/temple-admin/events.controller.ts';
import { apiNoun } from './api-noun.ts';

export const events = apiNoun({
  nouns: ['event', 'event-occurrence'],
  module: EventsModule,
  schema: eventsSchema,
  search: [eventSearch],
  cards: [eventCard],
  calendar: [eventCalendar],
  controllers: { public: [PublicEventsController], devotee: [DevoteeEventsController], 'temple-admin': [EventsController] },
  demo: eventsDemo,
});
