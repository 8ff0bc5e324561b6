import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.ts';
import { ConsentsModule } from '../consents/consents.module.ts';
import { FundsModule } from '../funds/funds.module.ts';
import { GivingSettingsModule } from '../giving-settings/giving-settings.module.ts';
import { LedgerModule } from '../ledger/ledger.module.ts';
import { OrdersModule } from '../orders/orders.module.ts';
import { ReceiptsModule } from '../receipts/receipts.module.ts';
import { TaxPolicyModule } from '../tax-policy/tax-policy.module.ts';
import { TemplesModule } from '../temples/temples.module.ts';
import { CorrectionEntries } from './correction-entries.ts';
import { DedicationCardsService } from './dedication-cards.service.ts';
import { DonationDetailService } from './donation-detail.service.ts';
import { DonationExportService } from './donation-export.service.ts';
import { DonationStreamService } from './donation-stream.service.ts';
import { EHundiDeskService } from './e-hundi-desk.service.ts';
import { GiftCorrectionsService } from './gift-corrections.service.ts';
import { GiftsService } from './gifts.service.ts';
import { GiftsData } from './gifts-data.ts';
import { GivingService } from './giving.service.ts';
import { GivingByFundService } from './giving-by-fund.service.ts';
import { OfficeDonationsService } from './office-donations.service.ts';
import { OwnDonationsService } from './own-donations.service.ts';
import { PlatformGivingService } from './platform-giving.service.ts';
import { ReceiptNamingService } from './receipt-naming.service.ts';
import { ReceivedGiftsService } from './received-gifts.service.ts';
import { RecognitionService } from './recognition.service.ts';

const SERVICES = [
  GivingService,
  OwnDonationsService,
  DonationStreamService,
  ReceiptNamingService,
  OfficeDonationsService,
  GivingByFundService,
  PlatformGivingService,
  GiftCorrectionsService,
  DonationDetailService,
  DonationExportService,
  EHundiDeskService,
  ReceivedGiftsService,
  RecognitionService,
  DedicationCardsService,
];

@Module({
  imports: [
    AccountsModule,
    ConsentsModule,
    TemplesModule,
    FundsModule,
    GivingSettingsModule,
    TaxPolicyModule,
    LedgerModule,
    ReceiptsModule,
    OrdersModule,
  ],
  providers: [...SERVICES, CorrectionEntries, GiftsService, GiftsData],
  exports: SERVICES,
})
export class GivingModule {}
