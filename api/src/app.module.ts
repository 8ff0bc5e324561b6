import { type DynamicModule, Module } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { AccountsModule } from './domain/accounts/accounts.module.ts';
import { AuthModule } from './platform/auth/auth.module.ts';
import { SettingsModule } from './platform/config/settings.module.ts';
import type { Settings } from './platform/config/settings.ts';
import { DatabaseModule } from './platform/database/database.module.ts';
import { HttpModule } from './platform/http/http.module.ts';
import { IdempotencyModule } from './platform/idempotency/idempotency.module.ts';
import type { Logger } from './platform/observability/logger.ts';
import { ObservabilityModule } from './platform/observability/observability.module.ts';
import { PriestPortalModule } from './portals/priest/priest-portal.module.ts';
import { SystemPortalModule } from './portals/system/system-portal.module.ts';

export interface AppParts {
  settings: Settings;
  dataSource: DataSource;
  logger: Logger;
}

/** The whole application. A new domain adds its module here, a new portal its controllers' module. */
@Module({})
export class AppModule {
  static of({ settings, dataSource, logger }: AppParts): DynamicModule {
    return {
      module: AppModule,
      imports: [
        SettingsModule.of(settings),
        ObservabilityModule.of(logger),
        DatabaseModule.of(dataSource),
        AuthModule,
        IdempotencyModule,
        HttpModule,
        AccountsModule,
        PriestPortalModule,
        SystemPortalModule,
      ],
    };
  }
}
