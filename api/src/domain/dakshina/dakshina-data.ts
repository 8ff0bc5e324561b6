import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PersonalData } from '../../platform/personal-data/personal-data.ts';
import { DakshinaEntryRow } from './dakshina-entry.entity.ts';
import { DakshinaPaymentRow } from './dakshina-payment.entity.ts';

const FORMER = 'Former priest';

/** A temple keeps what it owed and paid, as its books need, without who it was. */
@Injectable()
export class DakshinaData {
  constructor(personalData: PersonalData) {
    personalData.add({
      name: 'dakshina',
      nouns: ['dakshina'],
      entities: [DakshinaEntryRow, DakshinaPaymentRow],
      export: async (reader: EntityManager, accountId) => ({
        entries: await reader.find(DakshinaEntryRow, { where: { accountId }, order: { performedAt: 'ASC', id: 'ASC' } }),
        payments: await reader.find(DakshinaPaymentRow, { where: { accountId }, order: { paidOn: 'ASC', id: 'ASC' } }),
      }),
      erase: async (tx, accountId) => {
        await tx.update(DakshinaEntryRow, { accountId }, { accountId: null, priestName: FORMER });
        await tx.update(DakshinaPaymentRow, { accountId }, { accountId: null });
      },
    });
  }
}
