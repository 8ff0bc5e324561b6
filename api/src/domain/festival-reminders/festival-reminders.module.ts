import { Module } from '@nestjs/common';
import { ConsentsModule } from '../consents/consents.module.ts';
import { provideNotifications } from '../notifications/notification-kinds.ts';
import { PanchangaModule } from '../panchanga/panchanga.module.ts';
import { TemplesModule } from '../temples/temples.module.ts';
import { DevoteePlaceService } from './devotee-place.service.ts';
import { FestivalMailService } from './festival-mail.service.ts';
import { festivalNotifications } from './festival-notifications.ts';
import { FestivalPreferencesService } from './festival-preferences.service.ts';
import { FestivalRemindersService } from './festival-reminders.service.ts';
import { FestivalRemindersData } from './festival-reminders-data.ts';
import { UnsubscribeService } from './unsubscribe.service.ts';
import { UnsubscribeLinks } from './unsubscribe-links.ts';

@Module({
  imports: [ConsentsModule, PanchangaModule, TemplesModule],
  providers: [
    DevoteePlaceService,
    FestivalPreferencesService,
    FestivalRemindersService,
    FestivalMailService,
    FestivalRemindersData,
    UnsubscribeLinks,
    UnsubscribeService,
    provideNotifications(festivalNotifications),
  ],
  exports: [DevoteePlaceService, FestivalPreferencesService, FestivalRemindersService, UnsubscribeLinks, UnsubscribeService],
})
export class FestivalRemindersModule {}
