import { defineSchema } from '../../platform/database/schema.ts';
import { TempleTables1763600002000 } from './1763600002000-temple-tables.migration.ts';
import { OneHomeTemple1766700001000 } from './1766700001000-one-home-temple.migration.ts';
import { SavedTempleRow } from './saved-temple.entity.ts';
import { Temple } from './temple.entity.ts';

export const templesSchema = defineSchema({
  entities: [Temple, SavedTempleRow],
  migrations: [TempleTables1763600002000, OneHomeTemple1766700001000],
});
