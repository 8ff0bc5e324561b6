import type { EntityManager } from 'typeorm';
import { DomainError } from '../../platform/http/domain-error.ts';
import { TempleGiving } from './temple-giving.entity.ts';

/**
 * Keeps a temple's receipt prefix from changing once a receipt carries it, in the transaction that issues the receipt. Throws
 * `state-conflict` where the office changed the prefix since it was read: a retry issues the receipt under the new one.
 */
export async function lockPrefix(
  tx: EntityManager,
  { templeId, receiptPrefix }: Pick<TempleGiving, 'templeId' | 'receiptPrefix'>,
  prefixLockedAt: Date,
): Promise<void> {
  const { affected } = await tx.update(TempleGiving, { templeId, receiptPrefix }, { prefixLockedAt });
  if (affected === 0) throw new DomainError('state-conflict');
}
