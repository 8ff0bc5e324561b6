import { receiptSearch } from '../domain/receipts/receipt-search-part.ts';
import { ReceiptsModule } from '../domain/receipts/receipts.module.ts';
import { receiptsSchema } from '../domain/receipts/receipts.schema.ts';
import { ReceiptSettingsController } from '../portals/temple-admin/receipt-settings.controller.ts';
import { ReceiptsController } from '../portals/temple-admin/receipts.controller.ts';
import { apiNoun } from './api-noun.ts';

export const receipts = apiNoun({
  nouns: ['receipt'],
  module: ReceiptsModule,
  schema: receiptsSchema,
  search: [receiptSearch],
  controllers: {
    'temple-admin': [ReceiptsController, ReceiptSettingsController],
  },
});
