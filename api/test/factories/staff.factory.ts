import { type Permission, STAFF_PRESETS, type StaffPreset } from '@sannidhi/contracts';
import type { Account } from '../../src/domain/accounts/account.entity.ts';
import { StaffMember } from '../../src/domain/staff/staff-member.entity.ts';
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
}

/** A temple-admin account on a temple's staff; by default the owner of a new one. */
export async function buildStaff(api: TestApi, given: StaffGiven = {}): Promise<{ account: Account; temple: Temple; member: StaffMember }> {
  const account = given.account ?? (await buildAccount(api, { role: 'temple-admin', fullName: 'Lakshmi Raman' }));
  const temple = given.temple ?? (await buildTemple(api));
  const preset = given.preset ?? 'owner';
  const member = {
    templeId: temple.id,
    id: newId(),
    accountId: account.id,
    staffRole: preset,
    adminName: null,
    permissions: [...(given.permissions ?? STAFF_PRESETS[preset])],
    createdAt: new Date('2026-01-01T00:00:00Z'),
  };
  await api.database.transaction((tx) => tx.insert(StaffMember, member));
  return { account, temple, member };
}
