import { Module } from '@nestjs/common';
import { DevOutboxController } from './dev-outbox.controller.ts';
import { HealthController } from './health.controller.ts';

/** What the platform tells about itself. */
@Module({ controllers: [HealthController, DevOutboxController] })
export class SystemPortalModule {}
