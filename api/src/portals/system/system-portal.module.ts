import { Module } from '@nestjs/common';
import { DevOutboxController } from './dev-outbox.controller.ts';
import { HealthController } from './health.controller.ts';

/** What the platform reports about itself. */
@Module({ controllers: [HealthController, DevOutboxController] })
export class SystemPortalModule {}
