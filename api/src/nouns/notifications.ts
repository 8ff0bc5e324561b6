import { NotificationsModule } from '../domain/notifications/notifications.module.ts';
import { notificationsSchema } from '../domain/notifications/notifications.schema.ts';
import { NotificationTimingController } from '../portals/auth/notification-timing.controller.ts';
import { NotificationsController } from '../portals/auth/notifications.controller.ts';
import { TempleNotificationPreferencesController } from '../portals/auth/temple-notification-preferences.controller.ts';
import { apiNoun } from './api-noun.ts';

export const notifications = apiNoun({
  nouns: ['notification', 'notification-preference'],
  module: NotificationsModule,
  schema: notificationsSchema,
  controllers: { auth: [NotificationsController, NotificationTimingController, TempleNotificationPreferencesController] },
});
