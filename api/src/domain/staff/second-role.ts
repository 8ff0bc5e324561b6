import type { StaffMember } from './staff-member.entity.ts';

/** A role somebody has beside their first one until a day, as their row names it. */
export type SecondRoleColumns = Pick<StaffMember, 'alsoRole' | 'alsoStartsAt' | 'alsoEndsAt'>;

/** A second role that is over or was never given. */
export const NO_SECOND_ROLE: SecondRoleColumns = { alsoRole: null, alsoStartsAt: null, alsoEndsAt: null };

export interface SecondRole {
  role: string;
  startsAt: Date | null;
  endsAt: Date;
}

/** A member's second role, also one that has yet to start; null once it has ended. */
export function secondRoleOf({ alsoRole, alsoStartsAt, alsoEndsAt }: Partial<SecondRoleColumns>): SecondRole | null {
  if (!alsoRole || !alsoEndsAt || alsoEndsAt <= new Date()) return null;
  return { role: alsoRole, startsAt: alsoStartsAt ?? null, endsAt: alsoEndsAt };
}
