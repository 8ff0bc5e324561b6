import { type Actor, accountOf, type StaffActor } from '../../platform/auth/actor.ts';
import { DomainError } from '../../platform/http/domain-error.ts';

/** A staff account at its temple, whatever it may do there. Throws `not-on-staff` for one that left, or was removed. */
export function onStaff(actor: Actor): StaffActor {
  const account = accountOf(actor);
  if (!account.temple) throw new DomainError('not-on-staff');
  return { ...account, temple: account.temple };
}
