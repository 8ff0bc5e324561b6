import { Module } from '@nestjs/common';
import { NoticesModule } from '../notices/notices.module.ts';
import { PanchangaModule } from '../panchanga/panchanga.module.ts';
import { TemplesModule } from '../temples/temples.module.ts';
import { DevoteePlaceService } from './devotee-place.service.ts';
import { FestivalMailService } from './festival-mail.service.ts';
import { FestivalPreferencesService } from './festival-preferences.service.ts';
import { FestivalRemindersService } from './festival-reminders.service.ts';
import { FestivalRemindersData } from './festival-reminders-data.ts';
import { UnsubscribeService } from './unsubscribe.service.ts';
import { UnsubscribeLinks } from './unsubscribe-links.ts';

@Module({
  imports: [PanchangaModule, TemplesModule, NoticesModule],
  providers: [
    DevoteePlaceService,
    FestivalPreferencesService,
    FestivalRemindersService,
    FestivalMailService,
    FestivalRemindersData,
    UnsubscribeLinks,
    UnsubscribeService,
  ],
  exports: [DevoteePlaceService, FestivalPreferencesService, FestivalRemindersService, UnsubscribeLinks, UnsubscribeService],
})
export class FestivalRemindersModule {}
