import { defineSchema } from '../../platform/database/schema.ts';
import { PriestTables1763600020000 } from './1763600020000-priest-tables.migration.ts';
import { PriestProfile1767700001000 } from './1767700001000-priest-profile.migration.ts';
import { PriestPhoto1773100000000 } from './1773100000000-priest-photo.migration.ts';
import { LanguageCodes1776304200000 } from './1776304200000-language-codes.migration.ts';
import { Priest } from './priest.entity.ts';
import { PriestHours } from './priest-availability.entity.ts';
import { PriestDayOff } from './priest-day-off.entity.ts';
import { PriestTemple } from './priest-temple.entity.ts';

export const priestsSchema = defineSchema({
  entities: [Priest, PriestTemple, PriestHours, PriestDayOff],
  migrations: [PriestTables1763600020000, PriestProfile1767700001000, PriestPhoto1773100000000, LanguageCodes1776304200000],
});
