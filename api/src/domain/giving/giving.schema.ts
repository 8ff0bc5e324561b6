import { defineSchema } from '../../platform/database/schema.ts';
import { DedicationCards1767200001000 } from './1767200001000-dedication-cards.migration.ts';
import { Gift } from './gift.entity.ts';

/** The table is made with those of the orders, out of what gifts were before. */
export const givingSchema = defineSchema({ entities: [Gift], migrations: [DedicationCards1767200001000] });
