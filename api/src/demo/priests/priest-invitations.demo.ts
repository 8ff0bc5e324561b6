import { PriestInvitation } from '../../domain/priest-invitations/priest-invitation.entity.ts';
import { hashSecret, newSecret } from '../../platform/auth/keyed-hash.ts';
import { insertOnce } from '../../platform/database/rows.ts';
import { demoAccountId } from '../core.demo.ts';
import { type DemoStep, demoId } from '../demo-step.ts';
import { DEMO_HOME_TEMPLE } from '../demo-temples.ts';

const DAY_MS = 86_400_000;
const INVITED = 'ganesh.bhat@priests.test';

/** A priest whom the home temple has invited, and who hasn't answered yet. */
export const priestInvitationsDemo: DemoStep = {
  name: 'priest-invitations',
  async seed({ database, now }) {
    const templeId = demoId(`temple:${DEMO_HOME_TEMPLE}`);
    const createdAt = new Date(now.getTime() - 2 * DAY_MS);
    const invitation: PriestInvitation = {
      templeId,
      id: demoId('priest-invitation:ganesh', createdAt),
      email: INVITED,
      status: 'open',
      openKey: `${templeId}:${INVITED}`,
      tokenHash: hashSecret(newSecret()),
      invitedById: demoAccountId({ role: 'temple-admin', email: 'temple@sannidhi.test' }),
      invitedBy: 'Lakshmi Natarajan',
      createdAt,
      expiresAt: new Date(createdAt.getTime() + 7 * DAY_MS),
    };
    await database.transaction((tx) => insertOnce(tx, PriestInvitation, invitation));
  },
};
