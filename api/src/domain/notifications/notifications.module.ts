import { Global, Module } from '@nestjs/common';
import { DigestMail } from './digest-mail.ts';
import { NotificationDigests } from './notification-digests.service.ts';
import { NotificationKinds } from './notification-kinds.ts';
import { NotificationMail } from './notification-mail.ts';
import { NotificationPreferencesService } from './notification-preferences.service.ts';
import { NotificationTexts } from './notification-texts.service.ts';
import { NotificationTimings } from './notification-timings.service.ts';
import { Notifications } from './notifications.service.ts';
import { NotificationsData } from './notifications-data.ts';
import { OldNotifications } from './old-notifications.ts';
import { OwnNotificationsService } from './own-notifications.service.ts';
import { StillConcerned } from './still-concerned.service.ts';
import { TempleNotificationPreferencesService } from './temple-notification-preferences.service.ts';

const offered = [
  NotificationKinds,
  NotificationTimings,
  StillConcerned,
  NotificationDigests,
  Notifications,
  OwnNotificationsService,
  NotificationPreferencesService,
  TempleNotificationPreferencesService,
  OldNotifications,
];

/** Global: every domain notifies people of its changes. */
@Global()
@Module({ providers: [...offered, NotificationMail, DigestMail, NotificationTexts, NotificationsData], exports: offered })
export class NotificationsModule {}
