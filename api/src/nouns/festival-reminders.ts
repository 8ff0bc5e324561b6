import { FestivalRemindersModule } from '../domain/festival-reminders/festival-reminders.module.ts';
import { festivalRemindersSchema } from '../domain/festival-reminders/festival-reminders.schema.ts';
import { apiNoun } from './api-noun.ts';

export const festivalReminders = apiNoun({
  nouns: ['festival-preference'],
  module: FestivalRemindersModule,
  schema: festivalRemindersSchema,
});
