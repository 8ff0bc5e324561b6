import { Module } from '@nestjs/common';
import { TempleCounters } from './counters.service.ts';
import { LedgerService } from './ledger.service.ts';
import { LedgerBooks } from './ledger-books.service.ts';

@Module({ providers: [TempleCounters, LedgerService, LedgerBooks], exports: [TempleCounters, LedgerService, LedgerBooks] })
export class LedgerModule {}
