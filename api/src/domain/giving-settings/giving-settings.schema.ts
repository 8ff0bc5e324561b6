import { defineSchema } from '../../platform/database/schema.ts';
import { TempleGivingTables1763700000000 } from './1763700000000-temple-giving-tables.migration.ts';
import { ReceiptPrefixOnce1767400000000 } from './1767400000000-receipt-prefix-once.migration.ts';
import { TempleGiving } from './temple-giving.entity.ts';

export const givingSettingsSchema = defineSchema({
  entities: [TempleGiving],
  migrations: [TempleGivingTables1763700000000, ReceiptPrefixOnce1767400000000],
});
