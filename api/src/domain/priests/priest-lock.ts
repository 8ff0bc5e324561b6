import type { EntityManager } from 'typeorm';
import { execute } from '../../platform/database/execute.ts';

/**
 * Locks priests for the rest of the transaction, in the order of their ids: every assignment of a service, or change of when they can be asked,
 * does so first, so that two temples never give one priest two services at once.
 */
export async function lockPriests(tx: EntityManager, accountIds: readonly string[]): Promise<void> {
  for (const accountId of [...new Set(accountIds)].sort()) {
    await execute(tx, 'UPDATE priests SET createdAt = createdAt WHERE accountId = ?', [accountId]);
  }
}
