import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { toSafeInteger } from '../../platform/database/columns.ts';
import { LedgerAccount } from './ledger-account.entity.ts';
import { LedgerEntry } from './ledger-entry.entity.ts';
import { LedgerLine } from './ledger-line.entity.ts';

/** What moved in and out of funds over a stretch of time. */
@Injectable()
export class FundMovements {
  /** Net cents each fund received from the civil day `from` up to before `until`, by its id; a fund without a movement is left out. */
  async netOf(manager: EntityManager, templeId: string, from: string, until: string): Promise<Map<string, number>> {
    const rows = await manager
      .createQueryBuilder(LedgerEntry, 'entry')
      .innerJoin(LedgerLine, 'line', 'line.templeId = entry.templeId AND line.entryId = entry.id')
      .innerJoin(LedgerAccount, 'account', "account.templeId = line.templeId AND account.id = line.accountId AND account.kind = 'fund'")
      .select('account.fundId', 'fundId')
      .addSelect('SUM(line.creditCents - line.debitCents)', 'netCents')
      .where('entry.templeId = :templeId AND entry.accountingOn >= :from AND entry.accountingOn < :until', { templeId, from, until })
      .groupBy('account.fundId')
      .getRawMany<{ fundId: string; netCents: string | number }>();
    return new Map(rows.map(({ fundId, netCents }) => [fundId, toSafeInteger(netCents)]));
  }
}
