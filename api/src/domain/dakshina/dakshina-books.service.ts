import { Injectable } from '@nestjs/common';
import { dakshinaNoun, type Message, messagesOf } from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import { toSafeInteger } from '../../platform/database/columns.ts';
import { LedgerAccount } from '../ledger/ledger-account.entity.ts';
import { DakshinaEntryRow } from './dakshina-entry.entity.ts';
import { DakshinaPaymentRow } from './dakshina-payment.entity.ts';

const say = messagesOf(dakshinaNoun);

/** A sum by two books, in cents. */
export interface DakshinaComparison {
  what: Message;
  expectedCents: number;
  foundCents: number;
}

/** Dakshina's part of the proof. */
@Injectable()
export class DakshinaBooks {
  /** What is owed against the ledger's account, and what was paid against the entries it paid. */
  async compare(manager: EntityManager, templeId: string): Promise<DakshinaComparison[]> {
    const account = await manager.findOneBy(LedgerAccount, { templeId, accountKey: 'priests-dakshina' });
    const sum = async (entity: typeof DakshinaEntryRow | typeof DakshinaPaymentRow, where: object) => {
      const row = await manager
        .createQueryBuilder(entity, 'each')
        .select('SUM(each.cents)', 'cents')
        .where(where)
        .getRawOne<{ cents: unknown }>();
      return toSafeInteger(row?.cents as string | number | null);
    };
    const owed = await sum(DakshinaEntryRow, { templeId, state: 'owed' });
    const settled = await sum(DakshinaEntryRow, { templeId, state: 'paid' });
    const paid = await sum(DakshinaPaymentRow, { templeId });
    return [
      { what: say('dakshina.proof-owed'), expectedCents: owed, foundCents: account ? account.creditCents - account.debitCents : 0 },
      { what: say('dakshina.proof-payments'), expectedCents: settled, foundCents: paid },
    ];
  }
}
