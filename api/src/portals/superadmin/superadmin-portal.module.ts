import { Module } from '@nestjs/common';
import { PlatformDeskModule } from '../../domain/platform-desk/platform-desk.module.ts';
import { SupportModule } from '../../domain/support/support.module.ts';
import { TempleRegistrationsModule } from '../../domain/temple-registrations/temple-registrations.module.ts';
import { AccountDeskController } from './account-desk.controller.ts';
import { DeployTokensController } from './deploy-tokens.controller.ts';
import { OverviewController } from './overview.controller.ts';
import { RegistrationDeskController } from './registration-desk.controller.ts';
import { RemotesDeskController } from './remotes.controller.ts';
import { SupportInboxController } from './support-inbox.controller.ts';

/** What the platform's operators may call. */
@Module({
  imports: [PlatformDeskModule, SupportModule, TempleRegistrationsModule],
  controllers: [
    AccountDeskController,
    OverviewController,
    RemotesDeskController,
    DeployTokensController,
    SupportInboxController,
    RegistrationDeskController,
  ],
})
export class SuperadminPortalModule {}
