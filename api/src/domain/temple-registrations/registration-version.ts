import { messagesOf, templeRegistrationNoun } from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import { execute } from '../../platform/database/execute.ts';
import { DomainError, found } from '../../platform/http/domain-error.ts';
import { type RegistrationChange, TempleRegistration } from './temple-registration.entity.ts';

const say = messagesOf(templeRegistrationNoun);
const NEXT = 'UPDATE temple_registrations SET version = COALESCE(version, 0) + 1, changedBy = ?, changedTo = ?';

interface Change {
  id: string;
  by: string;
  to: RegistrationChange;
}

/**
 * Counts a change by somebody who looked at `version`, in the transaction that makes it. Throws `not-found`, and `registration-changed`
 * with who did what in the meantime.
 */
export async function changeFrom(tx: EntityManager, { id, by, to }: Change, version: number): Promise<TempleRegistration> {
  const changed = await execute(tx, `${NEXT} WHERE id = ? AND COALESCE(version, 0) = ?`, [by, to, id, version]);
  const registration = found(await tx.findOneBy(TempleRegistration, { id }));
  if (changed === 1) return registration;
  const { changedBy, changedTo } = registration;
  const message = changedBy && changedTo && say(`registration.meanwhile-${changedTo}`, { name: changedBy });
  throw new DomainError('registration-changed', message ? { message } : {});
}

/** Counts a change by the applicant, who sees no version. */
export const countChange = (tx: EntityManager, { id, by, to }: Change): Promise<number> =>
  execute(tx, `${NEXT} WHERE id = ?`, [by, to, id]);
