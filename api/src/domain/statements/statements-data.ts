import { Injectable } from '@nestjs/common';
import { PersonalData } from '../../platform/personal-data/personal-data.ts';
import { StatementSend } from './statement-send.entity.ts';
import { StatementVersion } from './statement-version.entity.ts';

/** Year-end statements gather what the receipts say for one person: they go with the account. */
@Injectable()
export class StatementsData {
  constructor(personalData: PersonalData) {
    personalData.add({
      name: 'statements',
      nouns: ['receipt'],
      entities: [StatementVersion, StatementSend],
      export: async (reader, donorAccountId) => {
        const versions = await reader.findBy(StatementVersion, { donorAccountId });
        const sends = await reader.findBy(StatementSend, { donorAccountId });
        return {
          own: versions.map(({ year, version, issuedAt, record }) => ({ year, version, issuedAt, record: JSON.parse(record) })),
          sentByTemples: sends.map(({ year, email, sentAt, record }) => ({ year, email, sentAt, record: JSON.parse(record) })),
        };
      },
      erase: async (tx, donorAccountId) => {
        for (const entity of [StatementVersion, StatementSend]) await tx.delete(entity, { donorAccountId });
      },
    });
  }
}
