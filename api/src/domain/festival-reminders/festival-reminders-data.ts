import { Injectable } from '@nestjs/common';
import { PersonalData } from '../../platform/personal-data/personal-data.ts';
import { FestivalPreferenceRow } from './festival-preference.entity.ts';
import { FestivalReminderRow } from './festival-reminder.entity.ts';

/** What someone asked to be reminded of, and was: exported with the account and deleted with it. */
@Injectable()
export class FestivalRemindersData {
  constructor(personalData: PersonalData) {
    personalData.add({
      name: 'festivalReminders',
      nouns: ['festival-preference'],
      entities: [FestivalPreferenceRow, FestivalReminderRow],
      export: async (reader, accountId) => ({
        preferences: await reader.findOneBy(FestivalPreferenceRow, { accountId }),
        told: await reader.findBy(FestivalReminderRow, { accountId }),
      }),
      erase: async (tx, accountId) => {
        await tx.delete(FestivalReminderRow, { accountId });
        await tx.delete(FestivalPreferenceRow, { accountId });
      },
    });
  }
}
