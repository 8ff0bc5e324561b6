import { type DynamicModule, Module, type Type } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { segmentPartsModule } from './domain/broadcasts/segment-parts.module.ts';
import { calendarPartsModule } from './domain/calendar/calendar.module.ts';
import { recordPartsModule } from './domain/conversations/record-parts.module.ts';
import { dashboardCardsModule } from './domain/dashboard/dashboard.module.ts';
import { searchPartsModule } from './domain/search/search.module.ts';
import { PORTALS } from './nouns/api-noun.ts';
import { API_NOUNS } from './nouns.ts';
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
import { portalModules } from './portals/portal-modules.ts';
import { sandboxPortalModule } from './portals/sandbox/sandbox-portal.module.ts';
import { SystemPortalModule } from './portals/system/system-portal.module.ts';

export interface AppParts {
  settings: Settings;
  dataSource: DataSource;
  logger: Logger;
  modules: Type[];
}

@Module({})
class AppModule {}

/** The whole application: the platform's own modules, and those of the nouns. */
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
      searchPartsModule(API_NOUNS.flatMap(({ search }) => search ?? [])),
      segmentPartsModule(
        API_NOUNS.flatMap(({ segments }) => segments ?? []),
        API_NOUNS.flatMap(({ locations }) => locations ?? []),
      ),
      recordPartsModule(API_NOUNS.flatMap(({ records }) => records ?? [])),
      calendarPartsModule(API_NOUNS.flatMap(({ calendar }) => calendar ?? [])),
      dashboardCardsModule(API_NOUNS.flatMap(({ cards }) => cards ?? [])),
      ...API_NOUNS.flatMap(({ module }) => module ?? []),
      ...portalModules(PORTALS, API_NOUNS),
      sandboxPortalModule(settings),
      SystemPortalModule,
      ...modules,
    ],
  };
}
