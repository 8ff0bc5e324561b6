import type { StaffRoleView } from '@sannidhi/contracts';
import { useSession } from '@sannidhi/kit';

/** The roles that the signed-in person can give: nobody gives what they may not do, and nobody is made an owner without their consent. */
export function useGivableRoles(): (roles: readonly StaffRoleView[], current?: string) => StaffRoleView[] {
  const { can } = useSession();
  return (roles, current) =>
    roles.filter(({ id, permissions }) => id === current || (id !== 'owner' && permissions.every((permission) => can(permission))));
}
