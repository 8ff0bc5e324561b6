import { defineSchema } from '../../platform/database/schema.ts';
import { ReceiptTables1763700004000 } from './1763700004000-receipt-tables.migration.ts';
import { ReceiptLookups1767300002000 } from './1767300002000-receipt-lookups.migration.ts';
import { ReceiptFileProblem1767900000000 } from './1767900000000-receipt-file-problem.migration.ts';
import { Receipt } from './receipt.entity.ts';

export const receiptsSchema = defineSchema({
  entities: [Receipt],
  migrations: [ReceiptTables1763700004000, ReceiptLookups1767300002000, ReceiptFileProblem1767900000000],
});
