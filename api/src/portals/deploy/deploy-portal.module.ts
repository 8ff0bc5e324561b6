import { Module } from '@nestjs/common';
import { DeployController } from './deploy.controller.ts';

/** What a team's release tool may call. */
@Module({ controllers: [DeployController] })
export class DeployPortalModule {}
