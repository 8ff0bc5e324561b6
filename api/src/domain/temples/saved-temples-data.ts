import { Injectable } from '@nestjs/common';
import { PersonalData } from '../../platform/personal-data/personal-data.ts';
import { SavedTempleRow } from './saved-temple.entity.ts';

/** Someone's saved temples are theirs alone: exported with the account and deleted with it. */
@Injectable()
export class SavedTemplesData {
  constructor(personalData: PersonalData) {
    personalData.add({
      name: 'savedTemples',
      nouns: ['saved-temple'],
      entities: [SavedTempleRow],
      export: (reader, accountId) => reader.findBy(SavedTempleRow, { accountId }),
      erase: async (tx, accountId) => void (await tx.delete(SavedTempleRow, { accountId })),
    });
  }
}
