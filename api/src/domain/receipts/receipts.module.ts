import { Module } from '@nestjs/common';
import { LedgerModule } from '../ledger/ledger.module.ts';
import { TemplesModule } from '../temples/temples.module.ts';
import { ReceiptFiles } from './receipt-files.service.ts';
import { ReceiptListsService } from './receipt-lists.service.ts';
import { ReceiptsService } from './receipts.service.ts';
import { ReceiptsData } from './receipts-data.ts';

@Module({
  imports: [LedgerModule, TemplesModule],
  providers: [ReceiptsService, ReceiptFiles, ReceiptListsService, ReceiptsData],
  exports: [ReceiptsService, ReceiptFiles, ReceiptListsService],
})
export class ReceiptsModule {}
