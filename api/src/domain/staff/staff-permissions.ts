import {
  AMOUNT_LIMITED_PERMISSIONS,
  isPreset,
  limitOf,
  PERMISSIONS,
  type Permission,
  type PermissionLimits,
  STAFF_PRESETS,
  type StaffPreset,
} from '@sannidhi/contracts';
import { type EntityManager, In } from 'typeorm';
import { isCurrent } from './membership-period.ts';
import { type SecondRoleColumns, secondRoleOf } from './second-role.ts';
import type { StaffMember } from './staff-member.entity.ts';
import { StaffRole } from './staff-role.entity.ts';

type Position = Pick<StaffMember, 'templeId' | 'staffRole'> & Partial<SecondRoleColumns>;

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

/**
 * Looks up what positions allow: presets in the code, a temple's own roles in its rows, and a second role while it lasts. The name is the first
 * role's. Permissions that no longer exist are left out.
 */
export async function rolesOf(manager: EntityManager, positions: readonly Position[]): Promise<(position: Position) => RoleFacts> {
  const roles = positions.flatMap((position) => [position.staffRole, secondRoleOf(position)?.role ?? []].flat());
  const own = [...new Set(roles.filter((role) => !isPreset(role)))];
  const rows = own.length > 0 ? await manager.findBy(StaffRole, { id: In(own) }) : [];
  const byId = new Map(rows.map((row) => [`${row.templeId}:${row.id}`, row]));
  const factsOf = (templeId: string, staffRole: string): RoleFacts => {
    if (isPreset(staffRole)) return { name: staffRole, permissions: STAFF_PRESETS[staffRole as StaffPreset], limits: {} };
    const row = byId.get(`${templeId}:${staffRole}`);
    if (!row) return NOTHING;
    return {
      name: row.name,
      permissions: PERMISSIONS.filter((permission) => row.permissions.includes(permission)),
      limits: row.limits ?? {},
    };
  };
  return (position) => {
    const first = factsOf(position.templeId, position.staffRole);
    const second = secondRoleOf(position);
    return second && isCurrent(second) ? together(first, factsOf(position.templeId, second.role)) : first;
  };
}

/** What either of two roles allows, up to the higher amount. */
function together(first: RoleFacts, second: RoleFacts): RoleFacts {
  const permissions = PERMISSIONS.filter((permission) => [first, second].some((role) => role.permissions.includes(permission)));
  const limits = AMOUNT_LIMITED_PERMISSIONS.flatMap((permission) => {
    const cents = Math.max(...[first, second].map((role) => mostCents(role, permission)));
    return permissions.includes(permission) && Number.isFinite(cents) ? [[permission, cents] as const] : [];
  });
  return { name: first.name, permissions, limits: Object.fromEntries(limits) };
}

const mostCents = ({ permissions, limits }: RoleFacts, permission: Permission): number =>
  permissions.includes(permission) ? (limits[permission] ?? Number.POSITIVE_INFINITY) : 0;
