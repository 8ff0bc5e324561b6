import { type EntityManager, In } from 'typeorm';
import { Account } from '../accounts/account.entity.ts';
import type { StaffMember } from '../staff/staff-member.entity.ts';

/** Enough to ask somebody. */
const NAMED = 3;

/** The names of the first of them: "Lakshmi Raman, Suresh Rao". */
export async function namesOfStaff(manager: EntityManager, members: readonly StaffMember[]): Promise<string> {
  const named = members.slice(0, NAMED);
  const accounts = await manager.findBy(Account, { id: In(named.map(({ accountId }) => accountId)) });
  const nameOf = (id: string) => accounts.find((account) => account.id === id)?.fullName;
  return named.map(({ accountId, adminName }) => adminName ?? nameOf(accountId)).join(', ');
}
