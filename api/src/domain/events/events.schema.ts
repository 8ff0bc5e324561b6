import { defineSchema } from '../../platform/database/schema.ts';
import { EventTables1773400000000 } from './1773400000000-event-tables.migration.ts';
import { EventResources1773700001000 } from './1773700001000-event-resources.migration.ts';
import { PartsOfSeries1777400159000 } from './1777400159000-parts-of-series.migration.ts';
import { EventsByTitle1777400180000 } from './1777400180000-events-by-title.migration.ts';
import { EventSeriesRow } from './event.entity.ts';
import { EventNoticeRow } from './event-notice.entity.ts';
import { EventOccurrenceRow } from './event-occurrence.entity.ts';

export const eventsSchema = defineSchema({
  entities: [EventSeriesRow, EventOccurrenceRow, EventNoticeRow],
  migrations: [EventTables1773400000000, EventResources1773700001000, PartsOfSeries1777400159000, EventsByTitle1777400180000],
});
