import { Module } from '@nestjs/common';
import { CounterModule } from '../../domain/counter/counter.module.ts';
import { FundsModule } from '../../domain/funds/funds.module.ts';
import { GivingModule } from '../../domain/giving/giving.module.ts';
import { LedgerModule } from '../../domain/ledger/ledger.module.ts';
import { ProofModule } from '../../domain/proof/proof.module.ts';
import { ReceiptsModule } from '../../domain/receipts/receipts.module.ts';
import { TaxPolicyModule } from '../../domain/tax-policy/tax-policy.module.ts';
import { CounterController } from './counter.controller.ts';
import { DonationsController } from './donations.controller.ts';
import { FundsController } from './funds.controller.ts';
import { GivingByFundController } from './giving-by-fund.controller.ts';
import { LedgerController } from './ledger.controller.ts';
import { ReceiptsController } from './receipts.controller.ts';

/** The office's gifts, funds, receipts and books. */
@Module({
  imports: [GivingModule, CounterModule, FundsModule, ReceiptsModule, TaxPolicyModule, LedgerModule, ProofModule],
  controllers: [DonationsController, CounterController, FundsController, ReceiptsController, GivingByFundController, LedgerController],
})
export class TempleGivingPortalModule {}
