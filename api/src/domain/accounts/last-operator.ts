import type { EntityManager } from 'typeorm';
import { execute } from '../../platform/database/execute.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { Account } from './account.entity.ts';

/**
 * The platform always has an operator. Holds the operators' accounts until the transaction ends, so that of two who delete theirs at the
 * same moment one stays. Throws `last-operator`.
 */
export async function assertAnotherOperator(tx: EntityManager): Promise<void> {
  const operators = await tx.find(Account, { where: { role: 'superadmin', status: 'active' }, order: { id: 'ASC' } });
  const ids = operators.map(({ id }) => id);
  const held = await execute(
    tx,
    `UPDATE accounts SET role = role WHERE id IN (${ids.map(() => '?').join(', ')}) AND status = 'active'`,
    ids,
  );
  if (held < 2) throw new DomainError('last-operator');
}
