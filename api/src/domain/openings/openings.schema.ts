import { defineSchema } from '../../platform/database/schema.ts';
import { OpeningTables1767900000000 } from './1767900000000-opening-tables.migration.ts';
import { OpeningPlaceRow } from './opening-place.entity.ts';
import { OpeningReminderRow } from './opening-reminder.entity.ts';
import { PoojaOpeningRow } from './pooja-opening.entity.ts';

export const openingsSchema = defineSchema({
  entities: [PoojaOpeningRow, OpeningPlaceRow, OpeningReminderRow],
  migrations: [OpeningTables1767900000000],
});
