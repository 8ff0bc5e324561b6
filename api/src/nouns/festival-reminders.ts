import { festivalLocation } from '../domain/festival-reminders/festival-location-part.ts';
import { FestivalRemindersModule } from '../domain/festival-reminders/festival-reminders.module.ts';
import { festivalRemindersSchema } from '../domain/festival-reminders/festival-reminders.schema.ts';
import { FestivalPreferencesController } from '../portals/devotee/festival-preferences.controller.ts';
import { apiNoun } from './api-noun.ts';

export const festivalReminders = apiNoun({
  nouns: ['festival-preference'],
  module: FestivalRemindersModule,
  schema: festivalRemindersSchema,
  locations: [festivalLocation],
  controllers: { devotee: [FestivalPreferencesController] },
});
