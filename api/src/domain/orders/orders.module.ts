import { Module } from '@nestjs/common';
import { GivingSettingsModule } from '../giving-settings/giving-settings.module.ts';
import { LedgerModule } from '../ledger/ledger.module.ts';
import { provideNotifications } from '../notifications/notification-kinds.ts';
import { ReceiptsModule } from '../receipts/receipts.module.ts';
import { StatementsModule } from '../statements/statements.module.ts';
import { TemplesModule } from '../temples/temples.module.ts';
import { CheckoutService } from './checkout.service.ts';
import { DisputesService } from './disputes.service.ts';
import { OrderCorrections } from './order-corrections.service.ts';
import { OrderNotices } from './order-notices.service.ts';
import { disputeNotifications, donationNotifications, refundNotifications } from './order-notifications.ts';
import { OrderSignals } from './order-signals.ts';
import { OrderTemplates } from './order-templates.ts';
import { OrdersData } from './orders-data.ts';
import { PaymentEventsService } from './payment-events.service.ts';
import { ReceiptReissueService } from './receipt-reissue.service.ts';
import { ReconcilerService } from './reconciler.service.ts';
import { RefundSettlement } from './refund-settlement.service.ts';
import { RefundsService } from './refunds.service.ts';
import { SettlementService } from './settlement.service.ts';

const SERVICES = [
  CheckoutService,
  OrderCorrections,
  OrderNotices,
  OrderSignals,
  PaymentEventsService,
  ReceiptReissueService,
  ReconcilerService,
  RefundsService,
  SettlementService,
];

@Module({
  imports: [TemplesModule, GivingSettingsModule, LedgerModule, ReceiptsModule, StatementsModule],
  providers: [
    ...SERVICES,
    RefundSettlement,
    DisputesService,
    OrderTemplates,
    OrdersData,
    ...[donationNotifications, disputeNotifications, refundNotifications].map(provideNotifications),
  ],
  exports: SERVICES,
})
export class OrdersModule {}
