import { Module } from '@nestjs/common';
import { provideNotifications } from '../notifications/notification-kinds.ts';
import { TemplesModule } from '../temples/temples.module.ts';
import { GivingSettingsService } from './giving-settings.service.ts';
import { paymentAccountNotifications } from './payment-account-notifications.ts';
import { PaymentAccountsService } from './payment-accounts.service.ts';
import { ReceiptSettingsService } from './receipt-settings.service.ts';

const SERVICES = [GivingSettingsService, PaymentAccountsService, ReceiptSettingsService];

@Module({
  imports: [TemplesModule],
  providers: [...SERVICES, provideNotifications(paymentAccountNotifications)],
  exports: SERVICES,
})
export class GivingSettingsModule {}
