import { defineSchema } from '../../platform/database/schema.ts';
import { TempleGivingTables1763700000000 } from './1763700000000-temple-giving-tables.migration.ts';
import { ReceiptPrefixOnce1767400000000 } from './1767400000000-receipt-prefix-once.migration.ts';
import { PaymentAccountState1771700300000 } from './1771700300000-payment-account-state.migration.ts';
import { ReceiptSettings1772300000000 } from './1772300000000-receipt-settings.migration.ts';
import { TempleGiving } from './temple-giving.entity.ts';

export const givingSettingsSchema = defineSchema({
  entities: [TempleGiving],
  migrations: [
    TempleGivingTables1763700000000,
    ReceiptPrefixOnce1767400000000,
    PaymentAccountState1771700300000,
    ReceiptSettings1772300000000,
  ],
});
