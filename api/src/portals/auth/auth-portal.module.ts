import { Module } from '@nestjs/common';
import { AccountController } from './account.controller.ts';
import { ActivityController } from './activity.controller.ts';
import { OwnAccountController } from './own-account.controller.ts';
import { SecondFactorController } from './second-factor.controller.ts';
import {
  DonorSessionController,
  PriestSessionController,
  SuperadminSessionController,
  TempleAdminSessionController,
} from './session.controllers.ts';

/** Everything about getting in and out. */
@Module({
  controllers: [
    AccountController,
    ActivityController,
    OwnAccountController,
    SecondFactorController,
    DonorSessionController,
    TempleAdminSessionController,
    PriestSessionController,
    SuperadminSessionController,
  ],
})
export class AuthPortalModule {}
