import { defineSchema } from '../../platform/database/schema.ts';
import { PriestTables1763600020000 } from './1763600020000-priest-tables.migration.ts';
import { Priest } from './priest.entity.ts';
import { PriestTemple } from './priest-temple.entity.ts';

export const priestsSchema = defineSchema({ entities: [Priest, PriestTemple], migrations: [PriestTables1763600020000] });
