import {
  isPreset,
  limitOf,
  PERMISSIONS,
  type Permission,
  type PermissionLimits,
  STAFF_PRESETS,
  type StaffPreset,
} from '@sannidhi/contracts';
import { type EntityManager, In } from 'typeorm';
import type { StaffMember } from './staff-member.entity.ts';
import { StaffRole } from './staff-role.entity.ts';

type Position = Pick<StaffMember, 'templeId' | 'staffRole'>;

/** What a role is called and may do. */
export interface RoleFacts {
  name: string;
  permissions: readonly Permission[];
  limits: PermissionLimits;
}

const NOTHING: RoleFacts = { name: '', permissions: [], limits: {} };

/** The most cents somebody may handle at once with a permission of theirs. */
export const limitCents = ({ limits }: { limits?: PermissionLimits }, permission: Permission): number =>
  limitOf(limits, permission) ?? Number.MAX_SAFE_INTEGER;

/** Looks up what roles may do: presets in the code, a temple's own in its rows. Permissions that no longer exist are left out. */
export async function rolesOf(manager: EntityManager, positions: readonly Position[]): Promise<(position: Position) => RoleFacts> {
  const own = [...new Set(positions.map(({ staffRole }) => staffRole).filter((role) => !isPreset(role)))];
  const rows = own.length > 0 ? await manager.findBy(StaffRole, { id: In(own) }) : [];
  const byId = new Map(rows.map((row) => [`${row.templeId}:${row.id}`, row]));
  return ({ templeId, staffRole }) => {
    if (isPreset(staffRole)) return { name: staffRole, permissions: STAFF_PRESETS[staffRole as StaffPreset], limits: {} };
    const row = byId.get(`${templeId}:${staffRole}`);
    if (!row) return NOTHING;
    return {
      name: row.name,
      permissions: PERMISSIONS.filter((permission) => row.permissions.includes(permission)),
      limits: row.limits ?? {},
    };
  };
}
