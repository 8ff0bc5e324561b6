import { Module } from '@nestjs/common';
import { TempleCounters } from './counters.service.ts';
import { FundMovements } from './fund-movements.service.ts';
import { LedgerService } from './ledger.service.ts';
import { LedgerBooks } from './ledger-books.service.ts';

@Module({
  providers: [TempleCounters, LedgerService, LedgerBooks, FundMovements],
  exports: [TempleCounters, LedgerService, LedgerBooks, FundMovements],
})
export class LedgerModule {}
