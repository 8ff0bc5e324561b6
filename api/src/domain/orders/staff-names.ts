import { type EntityManager, In } from 'typeorm';
import { Account } from '../accounts/account.entity.ts';
import { StaffMember } from '../staff/staff-member.entity.ts';

/** Enough to ask somebody. */
const NAMED = 3;

/** The names of the first of them: "Lakshmi Raman, Suresh Rao". */
export async function namesOfStaff(manager: EntityManager, members: readonly StaffMember[]): Promise<string> {
  const named = members.slice(0, NAMED);
  const accounts = await manager.findBy(Account, { id: In(named.map(({ accountId }) => accountId)) });
  const nameOf = (id: string) => accounts.find((account) => account.id === id)?.fullName;
  return named.map(({ accountId, adminName }) => adminName ?? nameOf(accountId)).join(', ');
}

/** The name of one who recorded something; of their account once they have left. */
export async function nameOfStaff(manager: EntityManager, templeId: string, accountId: string): Promise<string> {
  const member = await manager.findOneBy(StaffMember, { templeId, accountId });
  if (member) return namesOfStaff(manager, [member]);
  return (await manager.findOneBy(Account, { id: accountId }))?.fullName ?? '';
}
