import { type DynamicModule, Global, Module } from '@nestjs/common';
import { SETTINGS, type Settings } from './settings.ts';

@Global()
@Module({})
class SettingsModule {}

/** Gives every provider the settings the process started with. */
export function settingsModule(settings: Settings): DynamicModule {
  return { module: SettingsModule, providers: [{ provide: SETTINGS, useValue: settings }], exports: [SETTINGS] };
}
