import { dashboardCard } from '../dashboard/dashboard-card.ts';
import { StaffInvitationsService } from './staff-invitations.service.ts';

/** Invitations that no longer work: too old, or from somebody who can't give the role anymore. */
export const invitationCard = dashboardCard({
  name: 'lapsedInvitations',
  nouns: ['staff-invitation', 'staff-role'],
  permissions: ['staff:manage'],
  read: async ({ actor, use }) => {
    const invitations = await use(StaffInvitationsService).list(actor);
    return invitations.filter(({ beyondInviter, expiresAt }) => beyondInviter || new Date(expiresAt) <= new Date());
  },
});
