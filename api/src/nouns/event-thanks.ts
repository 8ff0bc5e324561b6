import { EventThanksModule } from '../domain/event-thanks/event-thanks.module.ts';
import { eventThanksSchema } from '../domain/event-thanks/event-thanks.schema.ts';
import { EventThanksController } from '../portals/temple-admin/event-thanks.controller.ts';
import { apiNoun } from './api-noun.ts';

export const eventThanks = apiNoun({
  nouns: [],
  module: EventThanksModule,
  schema: eventThanksSchema,
  controllers: { 'temple-admin': [EventThanksController] },
});
