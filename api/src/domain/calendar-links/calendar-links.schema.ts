import { defineSchema } from '../../platform/database/schema.ts';
import { CalendarLinkTables1767800002000 } from './1767800002000-calendar-link-tables.migration.ts';
import { CalendarLinkRow } from './calendar-link.entity.ts';

export const calendarLinksSchema = defineSchema({ entities: [CalendarLinkRow], migrations: [CalendarLinkTables1767800002000] });
