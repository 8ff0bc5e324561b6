import { defineSchema } from '../../platform/database/schema.ts';
import { TempleTables1763600002000 } from './1763600002000-temple-tables.migration.ts';
import { SavedTempleRow } from './saved-temple.entity.ts';
import { Temple } from './temple.entity.ts';

export const templesSchema = defineSchema({ entities: [Temple, SavedTempleRow], migrations: [TempleTables1763600002000] });
