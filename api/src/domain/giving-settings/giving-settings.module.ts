import { Module } from '@nestjs/common';
import { GivingSettingsService } from './giving-settings.service.ts';

@Module({ providers: [GivingSettingsService], exports: [GivingSettingsService] })
export class GivingSettingsModule {}
