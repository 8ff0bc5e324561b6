import { Injectable } from '@nestjs/common';
import { PersonalData } from '../../platform/personal-data/personal-data.ts';
import { StatementVersion } from './statement-version.entity.ts';

/** Year-end statements gather what the receipts say for one person: they go with the account. */
@Injectable()
export class StatementsData {
  constructor(personalData: PersonalData) {
    personalData.add({
      name: 'statements',
      nouns: ['receipt'],
      entities: [StatementVersion],
      export: async (reader, donorAccountId) => {
        const versions = await reader.findBy(StatementVersion, { donorAccountId });
        return versions.map(({ year, version, issuedAt, record }) => ({ year, version, issuedAt, record: JSON.parse(record) }));
      },
      erase: async (tx, donorAccountId) => void (await tx.delete(StatementVersion, { donorAccountId })),
    });
  }
}
