import type { StaffInvitationView } from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import { openOf } from '../invitations/invitation-links.ts';
import { firstDayOf, lastDayOf } from '../staff/membership-period.ts';
import { StaffInvitation } from '../staff/staff-invitation.entity.ts';
import { type RoleFacts, rolesOf } from '../staff/staff-permissions.ts';
import { mayStillGive } from './grants.ts';

/** A temple's invitations that wait for an answer, the latest first. */
export async function invitationViews(manager: EntityManager, templeId: string, timeZone: string): Promise<StaffInvitationView[]> {
  const rows = await openOf(manager, StaffInvitation, templeId);
  const roleOf = await rolesOf(manager, rows);
  return Promise.all(
    rows.map(async (row) => ({
      id: row.id,
      email: row.email,
      role: row.staffRole,
      roleName: roleOf(row).name,
      firstDay: firstDayOf(row.memberStartsAt, timeZone),
      lastDay: lastDayOf(row.memberEndsAt, timeZone),
      invitedBy: row.invitedBy,
      beyondInviter: !(await isStillGiven(manager, row, roleOf(row))),
      invitedAt: row.createdAt.toISOString(),
      expiresAt: row.expiresAt.toISOString(),
    })),
  );
}

/** Whether the sender of an invitation may still give its role. */
export const isStillGiven = (
  manager: EntityManager,
  { templeId, invitedById, staffRole }: StaffInvitation,
  role: RoleFacts,
): Promise<boolean> => mayStillGive(manager, { templeId, accountId: invitedById }, { ...role, staffRole });
