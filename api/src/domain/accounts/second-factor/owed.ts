import { MONEY_MOVING_PERMISSIONS, type Permission, type Role } from '@sannidhi/contracts';

export interface Holder {
  role: Role;
  permissions?: readonly Permission[];
}

/** Whether an account's role requires a second factor, if the installation does: operators, and staff who move money or manage staff. */
export const asksForSecondFactor = ({ role, permissions = [] }: Holder): boolean =>
  role === 'superadmin' || MONEY_MOVING_PERMISSIONS.some((permission) => permissions.includes(permission));

/** Whether the account still has to set one up before anything else. */
export const owesSecondFactor = (isRequired: boolean, { secondFactorAt, ...holder }: Holder & { secondFactorAt: Date | null }): boolean =>
  isRequired && secondFactorAt === null && asksForSecondFactor(holder);
