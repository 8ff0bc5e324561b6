import { defineSchema } from '../../platform/database/schema.ts';
import { DedicationCards1767200001000 } from './1767200001000-dedication-cards.migration.ts';
import { GiftCorrections1767400500000 } from './1767400500000-gift-corrections.migration.ts';
import { Gift } from './gift.entity.ts';
import { GiftCorrection } from './gift-correction.entity.ts';

/** The table of gifts is made with those of the orders, out of what gifts were before. */
export const givingSchema = defineSchema({
  entities: [Gift, GiftCorrection],
  migrations: [DedicationCards1767200001000, GiftCorrections1767400500000],
});
