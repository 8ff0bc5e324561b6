import { GivingSettingsModule } from '../domain/giving-settings/giving-settings.module.ts';
import { givingSettingsSchema } from '../domain/giving-settings/giving-settings.schema.ts';
import { apiNoun } from './api-noun.ts';

export const givingSettings = apiNoun({
  nouns: [],
  module: GivingSettingsModule,
  schema: givingSettingsSchema,
});
