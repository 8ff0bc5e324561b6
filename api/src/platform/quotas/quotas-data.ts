import { Injectable } from '@nestjs/common';
import { PersonalData } from '../personal-data/personal-data.ts';
import { Quota } from './quota.entity.ts';

/** Quotas count what others export; they are deleted with the account. */
@Injectable()
export class QuotasData {
  constructor(personalData: PersonalData) {
    personalData.add({
      name: 'quotas',
      nouns: [],
      entities: [Quota],
      export: (reader, accountId) => reader.findBy(Quota, { accountId }),
      erase: async (tx, accountId) => void (await tx.delete(Quota, { accountId })),
    });
  }
}
