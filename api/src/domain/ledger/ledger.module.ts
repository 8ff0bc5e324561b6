import { Module } from '@nestjs/common';
import { TemplesModule } from '../temples/temples.module.ts';
import { TempleCounters } from './counters.service.ts';
import { FundMovements } from './fund-movements.service.ts';
import { JournalService } from './journal.service.ts';
import { LedgerService } from './ledger.service.ts';
import { LedgerBooks } from './ledger-books.service.ts';

const SERVICES = [TempleCounters, LedgerService, LedgerBooks, FundMovements, JournalService];

@Module({ imports: [TemplesModule], providers: SERVICES, exports: SERVICES })
export class LedgerModule {}
