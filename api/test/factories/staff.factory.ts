import type { Permission, PermissionLimits, StaffPreset } from '@sannidhi/contracts';
import type { Account } from '../../src/domain/accounts/account.entity.ts';
import { NO_SECOND_ROLE } from '../../src/domain/staff/second-role.ts';
import { StaffMember } from '../../src/domain/staff/staff-member.entity.ts';
import { addOwner } from '../../src/domain/staff/staff-owners.ts';
import { nameKeyOf, StaffRole } from '../../src/domain/staff/staff-role.entity.ts';
import type { Temple } from '../../src/domain/temples/temple.entity.ts';
import { newId } from '../../src/platform/ids/new-id.ts';
import type { TestApi } from '../start-test-api.ts';
import { buildAccount } from './account.factory.ts';
import { buildTemple } from './temple.factory.ts';

export interface StaffGiven {
  account?: Account;
  temple?: Temple;
  preset?: StaffPreset;
  permissions?: readonly Permission[];
  limits?: PermissionLimits;
  startsAt?: Date;
  endsAt?: Date;
}

const CREATED = new Date('2026-01-01T00:00:00Z');

const roleOf = (
  { templeId, staffRole: id }: StaffMember,
  permissions: readonly Permission[],
  limits: PermissionLimits | null,
): StaffRole => ({
  templeId,
  id,
  name: `Role ${id}`.slice(0, 60),
  nameKey: nameKeyOf(`Role ${id}`),
  version: null,
  permissions: [...permissions],
  limits,
  createdAt: CREATED,
  updatedAt: CREATED,
});

/** A temple-admin account on a temple's staff; by default the owner of a new one. */
export async function buildStaff(api: TestApi, given: StaffGiven = {}): Promise<{ account: Account; temple: Temple; member: StaffMember }> {
  const account = given.account ?? (await buildAccount(api, { role: 'temple-admin', fullName: 'Lakshmi Raman' }));
  const temple = given.temple ?? (await buildTemple(api));
  const preset = given.preset ?? 'owner';
  const member = {
    templeId: temple.id,
    id: newId(),
    accountId: account.id,
    staffRole: given.permissions ? newId() : preset,
    adminName: null,
    enteredAt: null,
    startsAt: given.startsAt ?? null,
    endsAt: given.endsAt ?? null,
    ...NO_SECOND_ROLE,
    createdAt: CREATED,
  };
  await api.database.transaction(async (tx) => {
    await tx.insert(StaffMember, member);
    if (given.permissions) await tx.insert(StaffRole, roleOf(member, given.permissions, given.limits ?? null));
    else if (preset === 'owner') await addOwner(tx, temple.id);
  });
  return { account, temple, member };
}
