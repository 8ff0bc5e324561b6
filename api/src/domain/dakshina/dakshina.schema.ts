import { defineSchema } from '../../platform/database/schema.ts';
import { DakshinaTables1767700002000 } from './1767700002000-dakshina-tables.migration.ts';
import { LateDakshina1771600001000 } from './1771600001000-late-dakshina.migration.ts';
import { DakshinaEntryRow } from './dakshina-entry.entity.ts';
import { DakshinaPaymentRow } from './dakshina-payment.entity.ts';

export const dakshinaSchema = defineSchema({
  entities: [DakshinaEntryRow, DakshinaPaymentRow],
  migrations: [DakshinaTables1767700002000, LateDakshina1771600001000],
});
