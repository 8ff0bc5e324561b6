import { defineSchema } from '../../platform/database/schema.ts';
import { NoticeTables1764100001000 } from './1764100001000-notice-tables.migration.ts';
import { Notifications1766600000000 } from './1766600000000-notifications.migration.ts';
import { NotificationRow } from './notification.entity.ts';
import { NotificationPreferenceRow } from './notification-preference.entity.ts';

export const notificationsSchema = defineSchema({
  entities: [NotificationRow, NotificationPreferenceRow],
  migrations: [NoticeTables1764100001000, Notifications1766600000000],
});
