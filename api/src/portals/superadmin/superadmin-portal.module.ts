import { Module } from '@nestjs/common';
import { PlatformDeskModule } from '../../domain/platform-desk/platform-desk.module.ts';
import { DeployTokensController } from './deploy-tokens.controller.ts';
import { OverviewController } from './overview.controller.ts';
import { RemotesDeskController } from './remotes.controller.ts';

/** What the platform's operators may call. */
@Module({ imports: [PlatformDeskModule], controllers: [OverviewController, RemotesDeskController, DeployTokensController] })
export class SuperadminPortalModule {}
