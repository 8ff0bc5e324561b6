import type { Message } from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import { execute } from '../database/execute.ts';
import { insertOnce } from '../database/rows.ts';
import { DomainError } from '../http/domain-error.ts';
import { Quota } from './quota.entity.ts';

/** A limit on how many things of a kind an account may have, and the message at the limit. */
export interface QuotaRule {
  name: string;
  max: number;
  refusal: Message;
}

/** Takes from the quota, before the insert and in its transaction. Throws `rule-violation` if too few are left. */
export async function takeQuota(tx: EntityManager, accountId: string, { name, max, refusal }: QuotaRule, places = 1): Promise<void> {
  await insertOnce(tx, Quota, { accountId, name, used: 0 });
  const taken = 'UPDATE quotas SET used = used + ? WHERE accountId = ? AND name = ? AND used + ? <= ?';
  if (!(await execute(tx, taken, [places, accountId, name, places, max]))) throw new DomainError('rule-violation', { message: refusal });
}

/** Returns to the quota, in the transaction that deleted the rows. */
export async function releaseQuota(tx: EntityManager, accountId: string, { name }: QuotaRule, places = 1): Promise<void> {
  await execute(tx, 'UPDATE quotas SET used = used - ? WHERE accountId = ? AND name = ?', [places, accountId, name]);
}
