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
import { CartCheckoutService } from './cart/cart-checkout.service.ts';
import { CartKeeping } from './cart/cart-keeping.service.ts';
import { CartLinesService } from './cart/cart-lines.service.ts';
import { CartQuotes } from './cart/cart-quotes.service.ts';
import { CartReturnService } from './cart/cart-return.service.ts';
import { CartViewService } from './cart/cart-view.service.ts';
import { RepeatedLines } from './cart/repeated-lines.service.ts';
import { CheckoutService } from './checkout/checkout.service.ts';
import { CheckoutEndings } from './checkout/checkout-endings.service.ts';
import { LastWord } from './checkout/last-word.service.ts';
import { DisputesService } from './disputes/disputes.service.ts';
import { LostGifts } from './disputes/lost-gifts.service.ts';
import { GiftMail } from './notices/gift-mail.ts';
import { GiftNotices } from './notices/gift-notices.service.ts';
import { GiftTemplates } from './notices/gift-templates.ts';
import { GiverLanguage } from './notices/giver-language.ts';
import { GiverMessages } from './notices/giver-messages.ts';
import { donationNotifications, orderNotifications } from './notices/giver-notifications.ts';
import { MoneyNotices } from './notices/money-notices.service.ts';
import { OrderNotices } from './notices/order-notices.service.ts';
import { disputeNotifications, refundNotifications } from './notices/order-notifications.ts';
import { OrderTemplates } from './notices/order-templates.ts';
import { OrderCorrections } from './order-corrections.service.ts';
import { OrderFacts } from './order-facts.ts';
import { OrderIndexing } from './order-indexing.service.ts';
import { OrderJobs } from './order-jobs.ts';
import { OrderSignals } from './order-signals.ts';
import { OrderSumsService } from './order-sums.service.ts';
import { OrdersData } from './orders-data.ts';
import { MoneyReturns } from './payments/money-returns.service.ts';
import { PaymentEventsService } from './payments/payment-events.service.ts';
import { PaymentWordingService } from './payments/payment-wording.service.ts';
import { ReconcilerService } from './payments/reconciler.service.ts';
import { SettlementService } from './payments/settlement.service.ts';
import { UnassignedMoneyService } from './payments/unassigned-money.service.ts';
import { LapsedHolds } from './places/lapsed-holds.service.ts';
import { PlacesService } from './places/places.service.ts';
import { Purchasables } from './purchasables.ts';
import { ReceiptCompletionService } from './receipts/receipt-completion.service.ts';
import { ReceiptReissueService } from './receipts/receipt-reissue.service.ts';
import { GivenRefunds } from './refunds/given-refunds.service.ts';
import { OwedRefunds } from './refunds/owed-refunds.service.ts';
import { RefundSettlement } from './refunds/refund-settlement.service.ts';
import { RefundsService } from './refunds/refunds.service.ts';
import { SecondPerson } from './refunds/second-person.service.ts';
import { StaffRefundLimits } from './refunds/staff-refund-limits.service.ts';
import { WithdrawnRefunds } from './refunds/withdrawn-refunds.service.ts';
import { SuspensionsService } from './suspensions.service.ts';

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
