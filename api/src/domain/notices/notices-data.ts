import { Injectable } from '@nestjs/common';
import { PersonalData } from '../../platform/personal-data/personal-data.ts';
import { NoticeRow } from './notice.entity.ts';

/** What somebody was told is theirs alone: exported with the account and gone with it. */
@Injectable()
export class NoticesData {
  constructor(personalData: PersonalData) {
    personalData.add({
      name: 'notices',
      entities: [NoticeRow],
      export: (reader, accountId) => reader.find(NoticeRow, { where: { accountId }, order: { id: 'ASC' } }),
      erase: async (tx, accountId) => void (await tx.delete(NoticeRow, { accountId })),
    });
  }
}
