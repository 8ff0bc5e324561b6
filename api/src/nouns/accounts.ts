import { AccountsModule } from '../domain/accounts/accounts.module.ts';
import { accountsSchema } from '../domain/accounts/accounts.schema.ts';
import { AccountController } from '../portals/auth/account.controller.ts';
import { ActivityController } from '../portals/auth/activity.controller.ts';
import { OwnAccountController } from '../portals/auth/own-account.controller.ts';
import {
  DonorPasskeyController,
  PriestPasskeyController,
  SuperadminPasskeyController,
  TempleAdminPasskeyController,
} from '../portals/auth/passkey-session.controllers.ts';
import { PasskeysController } from '../portals/auth/passkeys.controller.ts';
import { SecondFactorController } from '../portals/auth/second-factor.controller.ts';
import {
  DonorSessionController,
  PriestSessionController,
  SuperadminSessionController,
  TempleAdminSessionController,
} from '../portals/auth/session.controllers.ts';
import { AccountDeskController } from '../portals/superadmin/account-desk.controller.ts';
import { apiNoun } from './api-noun.ts';

export const accounts = apiNoun({
  nouns: ['account', 'session', 'second-factor', 'passkey'],
  module: AccountsModule,
  schema: accountsSchema,
  controllers: {
    auth: [
      AccountController,
      ActivityController,
      OwnAccountController,
      PasskeysController,
      SecondFactorController,
      DonorPasskeyController,
      TempleAdminPasskeyController,
      PriestPasskeyController,
      SuperadminPasskeyController,
      DonorSessionController,
      TempleAdminSessionController,
      PriestSessionController,
      SuperadminSessionController,
    ],
    superadmin: [AccountDeskController],
  },
});
