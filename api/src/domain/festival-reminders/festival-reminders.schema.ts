import { defineSchema } from '../../platform/database/schema.ts';
import { FestivalReminderTables1764100002000 } from './1764100002000-festival-reminder-tables.migration.ts';
import { FestivalPreferenceRow } from './festival-preference.entity.ts';
import { FestivalReminderRow } from './festival-reminder.entity.ts';

export const festivalRemindersSchema = defineSchema({
  entities: [FestivalPreferenceRow, FestivalReminderRow],
  migrations: [FestivalReminderTables1764100002000],
});
