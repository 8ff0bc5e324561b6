import { type DynamicModule, Module } from '@nestjs/common';
import type { Settings } from '../../platform/config/settings.ts';
import { SandboxAccountsController } from './sandbox-accounts.controller.ts';
import { SandboxCardsController } from './sandbox-cards.controller.ts';
import { SandboxCheckoutController } from './sandbox-checkout.controller.ts';

@Module({})
class SandboxPortalModule {}

/** The hosted test checkout. With real payments it has no routes. */
export const sandboxPortalModule = ({ payments }: Pick<Settings, 'payments'>): DynamicModule => ({
  module: SandboxPortalModule,
  controllers: payments.kind === 'sandbox' ? [SandboxCheckoutController, SandboxCardsController, SandboxAccountsController] : [],
});
