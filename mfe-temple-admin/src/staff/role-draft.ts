import { AMOUNT_LIMITED_PERMISSIONS, PERMISSIONS, type Permission, type PermissionLimits } from '@sannidhi/contracts';
import { useDraft, useSession } from '@sannidhi/kit';

/** The form's values for a role. */
export interface RoleValues {
  name: string;
  from: string;
  may: Partial<Record<Permission, boolean>>;
  limits: PermissionLimits;
}

/** An entry for every permission, so that each has its box. */
export const mayOf = (permissions: readonly Permission[]): RoleValues['may'] =>
  Object.fromEntries(PERMISSIONS.map((permission) => [permission, permissions.includes(permission)]));

/** An entry for every field, so that a mistake shows in each. */
export const NO_LIMITS: PermissionLimits = Object.fromEntries(AMOUNT_LIMITED_PERMISSIONS.map((permission) => [permission, undefined]));

/** The new role that somebody composes at their temple, kept in this browser until it is created or discarded. */
export function useRoleDraft(empty: RoleValues) {
  const { user, can } = useSession();
  const [draft, write, discard] = useDraft<Partial<RoleValues>>(`role-draft:${user?.temple?.id}:${user?.id}`, {}, 'local');
  const isKept = draft.may !== undefined;
  const may = draft.may ?? empty.may;
  const values: RoleValues = {
    ...empty,
    ...draft,
    // Permissions that they may no longer grant are left out.
    may: mayOf(PERMISSIONS.filter((permission) => may[permission] && can(permission))),
    limits: { ...empty.limits, ...draft.limits },
  };
  const keep = (typed: RoleValues) => {
    if (isKept || JSON.stringify(typed) !== JSON.stringify(empty)) write(typed);
  };
  return { values, isKept, keep, discard };
}
