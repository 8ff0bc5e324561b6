import { Injectable } from '@nestjs/common';
import { PersonalData } from '../../platform/personal-data/personal-data.ts';
import { NotificationRow } from './notification.entity.ts';
import { NotificationPreferenceRow } from './notification-preference.entity.ts';

/** A user's notifications and preferences are theirs alone: exported with the account and deleted with it. */
@Injectable()
export class NotificationsData {
  constructor(personalData: PersonalData) {
    personalData.add({
      name: 'notifications',
      nouns: ['notification', 'notification-preference'],
      entities: [NotificationRow, NotificationPreferenceRow],
      export: async (reader, accountId) => ({
        received: await reader.find(NotificationRow, { where: { accountId }, order: { id: 'ASC' } }),
        preferences: await reader.findBy(NotificationPreferenceRow, { accountId }),
      }),
      erase: async (tx, accountId) => {
        await tx.delete(NotificationRow, { accountId });
        await tx.delete(NotificationPreferenceRow, { accountId });
      },
    });
  }
}
