import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { execute } from '../../platform/database/execute.ts';
import { insertOnce } from '../../platform/database/rows.ts';
import { TempleCounter } from './temple-counter.entity.ts';

export type Sequence = 'ledger-entry' | 'counter-batch' | 'hundi-count' | `receipt-${number}`;

/**
 * Numbers per temple without gaps or reuse: the row is raised in the caller's transaction, so a rollback gives the number
 * back. It stays locked until the commit; transactions take `ledger-entry` before any `receipt-…`, so they never wait in a ring.
 */
@Injectable()
export class TempleCounters {
  /** The next number of a sequence, from 1. */
  async next(tx: EntityManager, templeId: string, name: Sequence): Promise<number> {
    if ((await raise(tx, templeId, name)) === 0) {
      await insertOnce(tx, TempleCounter, { templeId, name, value: 0 });
      await raise(tx, templeId, name);
    }
    const { value } = await tx.findOneByOrFail(TempleCounter, { templeId, name });
    return value;
  }
}

const raise = (tx: EntityManager, templeId: string, name: Sequence): Promise<number> =>
  execute(tx, 'UPDATE temple_counters SET value = value + 1 WHERE templeId = ? AND name = ?', [templeId, name]);
