import { Module } from '@nestjs/common';
import { DakshinaModule } from '../dakshina/dakshina.module.ts';
import { GivingSettingsModule } from '../giving-settings/giving-settings.module.ts';
import { LedgerModule } from '../ledger/ledger.module.ts';
import { OrdersModule } from '../orders/orders.module.ts';
import { ReceiptsModule } from '../receipts/receipts.module.ts';
import { ProofService } from './proof.service.ts';

@Module({
  imports: [DakshinaModule, OrdersModule, GivingSettingsModule, LedgerModule, ReceiptsModule],
  providers: [ProofService],
  exports: [ProofService],
})
export class ProofModule {}
