import { defineSchema } from '../../platform/database/schema.ts';
import { NoticeTables1764100001000 } from './1764100001000-notice-tables.migration.ts';
import { Notifications1766600000000 } from './1766600000000-notifications.migration.ts';
import { NotificationTimings1772610000000 } from './1772610000000-notification-timings.migration.ts';
import { DigestItemUse1774600000000 } from './1774600000000-digest-item-use.migration.ts';
import { TempleNotificationPreferences1775500000000 } from './1775500000000-temple-notification-preferences.migration.ts';
import { DigestItemTemple1775600210000 } from './1775600210000-digest-item-temple.migration.ts';
import { DigestItemRow } from './digest-item.entity.ts';
import { NotificationRow } from './notification.entity.ts';
import { NotificationPreferenceRow } from './notification-preference.entity.ts';
import { NotificationTimingRow } from './notification-timing.entity.ts';
import { TempleNotificationPreferenceRow } from './temple-notification-preference.entity.ts';

export const notificationsSchema = defineSchema({
  entities: [NotificationRow, NotificationPreferenceRow, NotificationTimingRow, DigestItemRow, TempleNotificationPreferenceRow],
  migrations: [
    NoticeTables1764100001000,
    Notifications1766600000000,
    NotificationTimings1772610000000,
    DigestItemUse1774600000000,
    TempleNotificationPreferences1775500000000,
    DigestItemTemple1775600210000,
  ],
});
