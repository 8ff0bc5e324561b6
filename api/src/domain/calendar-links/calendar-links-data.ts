import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PersonalData } from '../../platform/personal-data/personal-data.ts';
import { CalendarLinkRow } from './calendar-link.entity.ts';

/** An address ends with its account; no export contains its secret. */
@Injectable()
export class CalendarLinksData {
  constructor(personalData: PersonalData) {
    personalData.add({
      name: 'calendarLinks',
      nouns: [],
      entities: [CalendarLinkRow],
      export: async (reader, accountId) =>
        (await reader.findBy(CalendarLinkRow, { accountId })).map(({ calendar, createdAt }) => ({ calendar, sharedSince: createdAt })),
      endLinks,
      erase: endLinks,
    });
  }
}

async function endLinks(tx: EntityManager, accountId: string): Promise<void> {
  await tx.delete(CalendarLinkRow, { accountId });
}
