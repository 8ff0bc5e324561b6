import type { EntityManager } from 'typeorm';
import { execute } from '../../platform/database/execute.ts';
import { insertOnce } from '../../platform/database/rows.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { StaffOwners } from './staff-owners.entity.ts';

/** Counts one more owner, in the transaction that makes them one. */
export async function addOwner(tx: EntityManager, templeId: string): Promise<void> {
  await insertOnce(tx, StaffOwners, { templeId, owners: 0 });
  await execute(tx, 'UPDATE staff_owners SET owners = owners + 1 WHERE templeId = ?', [templeId]);
}

/** Counts one owner less, in the transaction that ends their ownership. Throws `last-owner` where fewer than `least` would be left. */
export async function loseOwner(tx: EntityManager, templeId: string, least: 0 | 1 = 1): Promise<void> {
  const changed = await execute(tx, 'UPDATE staff_owners SET owners = owners - 1 WHERE templeId = ? AND owners > ?', [templeId, least]);
  if (changed === 0) throw new DomainError('last-owner');
}
