import { StaffInvitation } from '../domain/staff/staff-invitation.entity.ts';
import { nameKeyOf, StaffRole } from '../domain/staff/staff-role.entity.ts';
import { hashSecret, newSecret } from '../platform/auth/keyed-hash.ts';
import { insertOnce } from '../platform/database/rows.ts';
import { demoAccountId } from './core.demo.ts';
import { type DemoStep, demoId } from './demo-step.ts';
import { DEMO_HOME_TEMPLE } from './demo-temples.ts';

const DAY_MS = 86_400_000;
const OWNER = { role: 'temple-admin', email: 'temple@sannidhi.test' } as const;
const INVITED = 'kiran.desai@staff.test';

/** A role of the home temple's own, and an invitation to it that waits for its answer. */
export const staffDemo: DemoStep = {
  name: 'staff',
  async seed({ database, now }) {
    const templeId = demoId(`temple:${DEMO_HOME_TEMPLE}`);
    const createdAt = new Date(now.getTime() - 4 * DAY_MS);
    const role: StaffRole = {
      templeId,
      id: demoId('staff-role:festival-desk'),
      name: 'Festival desk',
      nameKey: nameKeyOf('Festival desk'),
      version: null,
      permissions: ['temple:read', 'donations:read', 'donations:record', 'bookings:read', 'bookings:handle', 'donations:refund'],
      limits: { 'donations:refund': 51_00 },
      createdAt,
      updatedAt: createdAt,
    };
    const invitation: StaffInvitation = {
      templeId,
      id: demoId('staff-invitation:kiran', createdAt),
      email: INVITED,
      staffRole: role.id,
      memberStartsAt: null,
      memberEndsAt: null,
      status: 'open',
      openKey: `${templeId}:${INVITED}`,
      tokenHash: hashSecret(newSecret()),
      invitedById: demoAccountId(OWNER),
      invitedBy: 'Lakshmi Natarajan',
      createdAt,
      expiresAt: new Date(createdAt.getTime() + 7 * DAY_MS),
    };
    await database.transaction(async (tx) => {
      await insertOnce(tx, StaffRole, role);
      await insertOnce(tx, StaffInvitation, invitation);
    });
  },
};
