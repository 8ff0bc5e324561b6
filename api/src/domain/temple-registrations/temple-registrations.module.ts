import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.ts';
import { FundsModule } from '../funds/funds.module.ts';
import { GivingSettingsModule } from '../giving-settings/giving-settings.module.ts';
import { provideNotifications } from '../notifications/notification-kinds.ts';
import { StaffModule } from '../staff/staff.module.ts';
import { TemplesModule } from '../temples/temples.module.ts';
import { RegistrationData } from './registration-data.ts';
import { RegistrationDeskService } from './registration-desk.service.ts';
import { RegistrationMails } from './registration-mails.ts';
import { registrationNotifications } from './registration-notifications.ts';
import { RegistrationPapersService } from './registration-papers.service.ts';
import { TempleApplicationsService } from './temple-applications.service.ts';
import { TempleStandingService } from './temple-standing.service.ts';

@Module({
  imports: [AccountsModule, FundsModule, GivingSettingsModule, StaffModule, TemplesModule],
  providers: [
    RegistrationData,
    RegistrationMails,
    RegistrationPapersService,
    TempleApplicationsService,
    RegistrationDeskService,
    TempleStandingService,
    provideNotifications(registrationNotifications),
  ],
  exports: [RegistrationPapersService, TempleApplicationsService, RegistrationDeskService, TempleStandingService],
})
export class TempleRegistrationsModule {}
