import { Module } from '@nestjs/common';
import { PlatformDeskModule } from '../../domain/platform-desk/platform-desk.module.ts';
import { OverviewController } from './overview.controller.ts';

/** What the platform's operators may call. */
@Module({ imports: [PlatformDeskModule], controllers: [OverviewController] })
export class SuperadminPortalModule {}
