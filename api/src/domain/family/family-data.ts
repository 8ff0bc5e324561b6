import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PersonalData } from '../../platform/personal-data/personal-data.ts';
import { FamilyCalendarLinkRow } from './family-calendar-link.entity.ts';
import { FamilyMemberRow } from './family-member.entity.ts';

/** A household is deleted with the account, and so is the address of its calendar, whose secret no export contains. */
@Injectable()
export class FamilyData {
  constructor(personalData: PersonalData) {
    personalData.add({
      name: 'family',
      nouns: ['family-member', 'family-calendar'],
      entities: [FamilyMemberRow, FamilyCalendarLinkRow],
      export: async (reader, accountId) => {
        const link = await reader.findOneBy(FamilyCalendarLinkRow, { accountId });
        return { members: await reader.findBy(FamilyMemberRow, { accountId }), calendarSharedSince: link?.createdAt ?? null };
      },
      endLinks,
      erase: async (tx, accountId) => {
        await endLinks(tx, accountId);
        await tx.delete(FamilyMemberRow, { accountId });
      },
    });
  }
}

async function endLinks(tx: EntityManager, accountId: string): Promise<void> {
  await tx.delete(FamilyCalendarLinkRow, { accountId });
}
