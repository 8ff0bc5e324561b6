import { Module } from '@nestjs/common';
import { FundsModule } from '../funds/funds.module.ts';
import { GivingModule } from '../giving/giving.module.ts';
import { LedgerModule } from '../ledger/ledger.module.ts';
import { TaxPolicyModule } from '../tax-policy/tax-policy.module.ts';
import { TemplesModule } from '../temples/temples.module.ts';
import { BatchClosingService } from './batch-closing.service.ts';
import { CounterBatchesService } from './counter-batches.service.ts';
import { CounterEntriesService } from './counter-entries.service.ts';
import { HundiCountsService } from './hundi-counts.service.ts';

const SERVICES = [CounterBatchesService, CounterEntriesService, BatchClosingService, HundiCountsService];

@Module({ imports: [GivingModule, FundsModule, LedgerModule, TaxPolicyModule, TemplesModule], providers: SERVICES, exports: SERVICES })
export class CounterModule {}
