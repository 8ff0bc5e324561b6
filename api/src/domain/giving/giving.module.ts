import { Module } from '@nestjs/common';
import { FundsModule } from '../funds/funds.module.ts';
import { GivingSettingsModule } from '../giving-settings/giving-settings.module.ts';
import { LedgerModule } from '../ledger/ledger.module.ts';
import { provideNotifications } from '../notifications/notification-kinds.ts';
import { ReceiptsModule } from '../receipts/receipts.module.ts';
import { StatementsModule } from '../statements/statements.module.ts';
import { TaxPolicyModule } from '../tax-policy/tax-policy.module.ts';
import { TemplesModule } from '../temples/temples.module.ts';
import { CheckoutService } from './checkout.service.ts';
import { DisputesService } from './disputes.service.ts';
import { DonationDetailService } from './donation-detail.service.ts';
import { DonationExportService } from './donation-export.service.ts';
import { DonationSignals } from './donation-signals.ts';
import { DonationStreamService } from './donation-stream.service.ts';
import { EHundiDeskService } from './e-hundi-desk.service.ts';
import { GiftCorrections } from './gift-corrections.service.ts';
import { GivenGiftsData } from './given-gifts-data.ts';
import { GivingService } from './giving.service.ts';
import { GivingByFundService } from './giving-by-fund.service.ts';
import { GivingNotices } from './giving-notices.service.ts';
import { disputeNotifications, donationNotifications, refundNotifications } from './giving-notifications.ts';
import { GivingTemplates } from './giving-templates.ts';
import { OfficeDonationsService } from './office-donations.service.ts';
import { OwnDonationsService } from './own-donations.service.ts';
import { PaymentEventsService } from './payment-events.service.ts';
import { PlatformGivingService } from './platform-giving.service.ts';
import { ReceiptNamingService } from './receipt-naming.service.ts';
import { ReceiptReissueService } from './receipt-reissue.service.ts';
import { ReceivedGiftsService } from './received-gifts.service.ts';
import { ReconcilerService } from './reconciler.service.ts';
import { RefundSettlement } from './refund-settlement.service.ts';
import { RefundsService } from './refunds.service.ts';
import { SettlementService } from './settlement.service.ts';

const SERVICES = [
  GivingService,
  OwnDonationsService,
  DonationStreamService,
  ReceiptNamingService,
  OfficeDonationsService,
  GivingByFundService,
  PlatformGivingService,
  DonationDetailService,
  DonationExportService,
  RefundsService,
  ReceiptReissueService,
  EHundiDeskService,
  PaymentEventsService,
  ReconcilerService,
  SettlementService,
  ReceivedGiftsService,
];

@Module({
  imports: [TemplesModule, GivingSettingsModule, FundsModule, TaxPolicyModule, LedgerModule, ReceiptsModule, StatementsModule],
  providers: [
    ...SERVICES,
    CheckoutService,
    RefundSettlement,
    DisputesService,
    GiftCorrections,
    GivingNotices,
    GivingTemplates,
    GivenGiftsData,
    DonationSignals,
    ...[donationNotifications, disputeNotifications, refundNotifications].map(provideNotifications),
  ],
  exports: SERVICES,
})
export class GivingModule {}
