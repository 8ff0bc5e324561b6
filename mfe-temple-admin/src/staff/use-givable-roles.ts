import { limitOf, type Permission, type PermissionLimits, type StaffRoleView } from '@sannidhi/contracts';
import { useSession } from '@sannidhi/kit';

/**
 * The roles that the signed-in person can give: nobody gives what they may not do, nor higher amounts, and nobody is made an owner without
 * their consent.
 */
export function useGivableRoles(): (roles: readonly StaffRoleView[], current?: string) => StaffRoleView[] {
  const { can, user } = useSession();
  const most = (limits: PermissionLimits | undefined, permission: Permission) => limitOf(limits, permission) ?? Number.POSITIVE_INFINITY;
  const mayGive = ({ permissions, limits }: StaffRoleView) =>
    permissions.every((permission) => can(permission) && most(limits, permission) <= most(user?.limits, permission));
  return (roles, current) => roles.filter((role) => role.id === current || (role.id !== 'owner' && mayGive(role)));
}
