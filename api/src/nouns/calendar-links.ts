import { CalendarLinksModule } from '../domain/calendar-links/calendar-links.module.ts';
import { calendarLinksSchema } from '../domain/calendar-links/calendar-links.schema.ts';
import { apiNoun } from './api-noun.ts';

/** Shared by the nouns that have a calendar. */
export const calendarLinks = apiNoun({ nouns: [], module: CalendarLinksModule, schema: calendarLinksSchema });
