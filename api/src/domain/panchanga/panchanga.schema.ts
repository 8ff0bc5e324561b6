import { defineSchema } from '../../platform/database/schema.ts';
import { FestivalOverrideTables1763900000000 } from './1763900000000-festival-override-tables.migration.ts';
import { FestivalOverrideRow } from './festival-override.entity.ts';

export const panchangaSchema = defineSchema({ entities: [FestivalOverrideRow], migrations: [FestivalOverrideTables1763900000000] });
