import { Module } from '@nestjs/common';
import { FundsModule } from '../funds/funds.module.ts';
import { GivingSettingsModule } from '../giving-settings/giving-settings.module.ts';
import { LedgerModule } from '../ledger/ledger.module.ts';
import { provideNotifications } from '../notifications/notification-kinds.ts';
import { ReceiptsModule } from '../receipts/receipts.module.ts';
import { StaffModule } from '../staff/staff.module.ts';
import { StatementsModule } from '../statements/statements.module.ts';
import { TaxPolicyModule } from '../tax-policy/tax-policy.module.ts';
import { TemplesModule } from '../temples/temples.module.ts';
import { CartCheckoutService } from './cart-checkout.service.ts';
import { CartKeeping } from './cart-keeping.service.ts';
import { CartLinesService } from './cart-lines.service.ts';
import { CartQuotes } from './cart-quotes.service.ts';
import { CartReturnService } from './cart-return.service.ts';
import { CartViewService } from './cart-view.service.ts';
import { CheckoutService } from './checkout.service.ts';
import { CheckoutEndings } from './checkout-endings.service.ts';
import { DisputesService } from './disputes.service.ts';
import { GiftMail } from './gift-mail.ts';
import { GiftNotices } from './gift-notices.service.ts';
import { GiftTemplates } from './gift-templates.ts';
import { GivenRefunds } from './given-refunds.service.ts';
import { GiverLanguage } from './giver-language.ts';
import { GiverMessages } from './giver-messages.ts';
import { donationNotifications, orderNotifications } from './giver-notifications.ts';
import { LapsedHolds } from './lapsed-holds.service.ts';
import { LastWord } from './last-word.service.ts';
import { LostGifts } from './lost-gifts.service.ts';
import { MoneyNotices } from './money-notices.service.ts';
import { MoneyReturns } from './money-returns.service.ts';
import { OrderCorrections } from './order-corrections.service.ts';
import { OrderFacts } from './order-facts.ts';
import { OrderIndexing } from './order-indexing.service.ts';
import { OrderJobs } from './order-jobs.ts';
import { OrderNotices } from './order-notices.service.ts';
import { disputeNotifications, refundNotifications } from './order-notifications.ts';
import { OrderSignals } from './order-signals.ts';
import { OrderSumsService } from './order-sums.service.ts';
import { OrderTemplates } from './order-templates.ts';
import { OrdersData } from './orders-data.ts';
import { OwedRefunds } from './owed-refunds.service.ts';
import { PaymentEventsService } from './payment-events.service.ts';
import { PaymentWordingService } from './payment-wording.service.ts';
import { PlacesService } from './places.service.ts';
import { Purchasables } from './purchasables.ts';
import { ReceiptCompletionService } from './receipt-completion.service.ts';
import { ReceiptReissueService } from './receipt-reissue.service.ts';
import { ReconcilerService } from './reconciler.service.ts';
import { RefundSettlement } from './refund-settlement.service.ts';
import { RefundsService } from './refunds.service.ts';
import { RepeatedLines } from './repeated-lines.service.ts';
import { SecondPerson } from './second-person.service.ts';
import { SettlementService } from './settlement.service.ts';
import { StaffRefundLimits } from './staff-refund-limits.service.ts';
import { SuspensionsService } from './suspensions.service.ts';
import { UnassignedMoneyService } from './unassigned-money.service.ts';
import { WithdrawnRefunds } from './withdrawn-refunds.service.ts';

const SERVICES = [
  CartCheckoutService,
  CheckoutEndings,
  CartKeeping,
  CartLinesService,
  CartQuotes,
  CartReturnService,
  CartViewService,
  CheckoutService,
  GiftNotices,
  GivenRefunds,
  LapsedHolds,
  OrderCorrections,
  OrderFacts,
  OrderIndexing,
  OrderSignals,
  OrderSumsService,
  OwedRefunds,
  PaymentEventsService,
  PlacesService,
  Purchasables,
  ReceiptCompletionService,
  ReceiptReissueService,
  ReconcilerService,
  RefundsService,
  SecondPerson,
  SettlementService,
  StaffRefundLimits,
  UnassignedMoneyService,
];

@Module({
  imports: [TemplesModule, TaxPolicyModule, FundsModule, GivingSettingsModule, LedgerModule, ReceiptsModule, StaffModule, StatementsModule],
  providers: [
    ...SERVICES,
    RefundSettlement,
    MoneyReturns,
    LastWord,
    LostGifts,
    RepeatedLines,
    WithdrawnRefunds,
    OrderJobs,
    SuspensionsService,
    DisputesService,
    GiftMail,
    GiverMessages,
    MoneyNotices,
    OrderNotices,
    GiftTemplates,
    GiverLanguage,
    OrderTemplates,
    PaymentWordingService,
    OrdersData,
    ...[donationNotifications, disputeNotifications, refundNotifications, orderNotifications].map(provideNotifications),
  ],
  exports: SERVICES,
})
export class OrdersModule {}
