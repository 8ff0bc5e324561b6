import { Module } from '@nestjs/common';
import { LedgerModule } from '../ledger/ledger.module.ts';
import { TaxPolicyModule } from '../tax-policy/tax-policy.module.ts';
import { EHundiCodesService } from './e-hundi-codes.service.ts';
import { FundsService } from './funds.service.ts';

@Module({
  imports: [LedgerModule, TaxPolicyModule],
  providers: [FundsService, EHundiCodesService],
  exports: [FundsService, EHundiCodesService],
})
export class FundsModule {}
