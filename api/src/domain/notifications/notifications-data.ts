import { Injectable } from '@nestjs/common';
import { PersonalData } from '../../platform/personal-data/personal-data.ts';
import { DigestItemRow } from './digest-item.entity.ts';
import { NotificationRow } from './notification.entity.ts';
import { NotificationPreferenceRow } from './notification-preference.entity.ts';
import { NotificationTimingRow } from './notification-timing.entity.ts';
import { TempleNotificationPreferenceRow } from './temple-notification-preference.entity.ts';

/** A user's notifications and preferences are theirs alone: exported with the account and deleted with it. */
@Injectable()
export class NotificationsData {
  constructor(personalData: PersonalData) {
    personalData.add({
      name: 'notifications',
      nouns: ['notification', 'notification-preference'],
      entities: [NotificationRow, NotificationPreferenceRow, NotificationTimingRow, DigestItemRow, TempleNotificationPreferenceRow],
      export: async (reader, accountId) => ({
        received: await reader.find(NotificationRow, { where: { accountId }, order: { id: 'ASC' } }),
        preferences: await reader.findBy(NotificationPreferenceRow, { accountId }),
        atTemples: await reader.findBy(TempleNotificationPreferenceRow, { accountId }),
        timing: await reader.findBy(NotificationTimingRow, { accountId }),
        inDigests: await reader.findBy(DigestItemRow, { accountId }),
      }),
      erase: async (tx, accountId) => {
        await tx.delete(NotificationRow, { accountId });
        for (const entity of [NotificationPreferenceRow, TempleNotificationPreferenceRow, NotificationTimingRow, DigestItemRow])
          await tx.delete(entity, { accountId });
      },
    });
  }
}
