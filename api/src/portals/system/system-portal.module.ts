import { Module } from '@nestjs/common';
import { HealthController } from './health.controller.ts';

/** What the platform tells about itself. */
@Module({ controllers: [HealthController] })
export class SystemPortalModule {}
