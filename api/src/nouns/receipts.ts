import { ReceiptsModule } from '../domain/receipts/receipts.module.ts';
import { receiptsSchema } from '../domain/receipts/receipts.schema.ts';
import { ReceiptsController } from '../portals/temple-admin/receipts.controller.ts';
import { apiNoun } from './api-noun.ts';

export const receipts = apiNoun({
  nouns: ['receipt'],
  module: ReceiptsModule,
  schema: receiptsSchema,
  controllers: {
    'temple-admin': [ReceiptsController],
  },
});
