import { type DynamicModule, Module, type Type } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { AccountsModule } from './domain/accounts/accounts.module.ts';
import { AuditModule } from './domain/audit/audit.module.ts';
import { RemotesModule } from './domain/remotes/remotes.module.ts';
import { AuthModule } from './platform/auth/auth.module.ts';
import { settingsModule } from './platform/config/settings.module.ts';
import type { Settings } from './platform/config/settings.ts';
import { databaseModule } from './platform/database/database.module.ts';
import { HttpModule } from './platform/http/http.module.ts';
import { IdempotencyModule } from './platform/idempotency/idempotency.module.ts';
import type { Logger } from './platform/observability/logger.ts';
import { observabilityModule } from './platform/observability/observability.module.ts';
import { outboxModule } from './platform/outbox/outbox.module.ts';
import { paymentsModule } from './platform/payments/payments.module.ts';
import { PersonalDataModule } from './platform/personal-data/personal-data.module.ts';
import { rateLimitModule } from './platform/rate-limit/rate-limit.module.ts';
import { StorageModule } from './platform/storage/storage.module.ts';
import { AuthPortalModule } from './portals/auth/auth-portal.module.ts';
import { DeployPortalModule } from './portals/deploy/deploy-portal.module.ts';
import { DevoteeFamilyPortalModule } from './portals/devotee/devotee-family-portal.module.ts';
import { DevoteeGivingPortalModule } from './portals/devotee/devotee-giving-portal.module.ts';
import { DevoteePortalModule } from './portals/devotee/devotee-portal.module.ts';
import { GuestPortalModule } from './portals/guest/guest-portal.module.ts';
import { PriestPortalModule } from './portals/priest/priest-portal.module.ts';
import { FamilyFeedsPortalModule } from './portals/public/family-feeds-portal.module.ts';
import { PublicPanchangaPortalModule } from './portals/public/panchanga-portal.module.ts';
import { PublicGivingPortalModule } from './portals/public/public-giving-portal.module.ts';
import { PublicPortalModule } from './portals/public/public-portal.module.ts';
import { sandboxPortalModule } from './portals/sandbox/sandbox-portal.module.ts';
import { SuperadminPortalModule } from './portals/superadmin/superadmin-portal.module.ts';
import { SystemPortalModule } from './portals/system/system-portal.module.ts';
import { TempleAdminPortalModule } from './portals/temple-admin/temple-admin-portal.module.ts';
import { TempleGivingPortalModule } from './portals/temple-admin/temple-giving-portal.module.ts';
import { TemplePanchangaPortalModule } from './portals/temple-admin/temple-panchanga-portal.module.ts';
import { WebhooksPortalModule } from './portals/webhooks/webhooks-portal.module.ts';

export interface AppParts {
  settings: Settings;
  dataSource: DataSource;
  logger: Logger;
  modules: Type[];
}

@Module({})
class AppModule {}

/** The whole application. A new domain adds its module here, a new portal its controllers' module. */
export function appModule({ settings, dataSource, logger, modules }: AppParts): DynamicModule {
  return {
    module: AppModule,
    imports: [
      settingsModule(settings),
      observabilityModule(logger),
      databaseModule(dataSource),
      AuthModule,
      IdempotencyModule,
      HttpModule,
      outboxModule(settings),
      rateLimitModule(settings),
      paymentsModule(settings),
      StorageModule,
      PersonalDataModule,
      AuditModule,
      AccountsModule,
      RemotesModule,
      AuthPortalModule,
      PublicPortalModule,
      DevoteePortalModule,
      TempleAdminPortalModule,
      PriestPortalModule,
      SuperadminPortalModule,
      DeployPortalModule,
      PublicGivingPortalModule,
      GuestPortalModule,
      DevoteeGivingPortalModule,
      DevoteeFamilyPortalModule,
      FamilyFeedsPortalModule,
      TempleGivingPortalModule,
      PublicPanchangaPortalModule,
      TemplePanchangaPortalModule,
      WebhooksPortalModule,
      sandboxPortalModule(settings),
      SystemPortalModule,
      ...modules,
    ],
  };
}
