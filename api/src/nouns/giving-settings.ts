import { GivingSettingsModule } from '../domain/giving-settings/giving-settings.module.ts';
import { givingSettingsSchema } from '../domain/giving-settings/giving-settings.schema.ts';
import { PaymentAccountController } from '../portals/temple-admin/payment-account.controller.ts';
import { apiNoun } from './api-noun.ts';

export const givingSettings = apiNoun({
  nouns: ['payment-account'],
  module: GivingSettingsModule,
  schema: givingSettingsSchema,
  controllers: { 'temple-admin': [PaymentAccountController] },
});
