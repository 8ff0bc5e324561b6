import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { insertOnce } from '../../platform/database/rows.ts';
import { found } from '../../platform/http/domain-error.ts';
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
    const raised = await raise(tx, templeId, name);
    if (raised) return raised;
    await insertOnce(tx, TempleCounter, { templeId, name, value: 0 });
    return found(await raise(tx, templeId, name));
  }
}

/** Raises a counter and reads it in the same statement; null if there is none yet. */
async function raise(tx: EntityManager, templeId: string, name: Sequence): Promise<number | null> {
  if (tx.dataSource.options.type !== 'mariadb') {
    const sql = 'UPDATE temple_counters SET value = value + 1 WHERE templeId = ? AND name = ? RETURNING value';
    const [row] = await tx.query<{ value: number }[]>(sql, [templeId, name]);
    return row?.value ?? null;
  }
  const sql = 'UPDATE temple_counters SET value = LAST_INSERT_ID(value + 1) WHERE templeId = ? AND name = ?';
  const { affectedRows, insertId } = await tx.query<{ affectedRows: number; insertId: number | bigint }>(sql, [templeId, name]);
  return affectedRows === 1 ? Number(insertId) : null;
}
