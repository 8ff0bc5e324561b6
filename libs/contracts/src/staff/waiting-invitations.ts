import { endpoint, staff } from '../endpoint.ts';

/** An invitation that waits for its answer. */
export interface StaffInvitationView {
  id: string;
  email: string;
  role: string;
  roleName: string;
  /** The first day of the membership it offers, while it is to come: YYYY-MM-DD in the temple's time zone. */
  firstDay: string | null;
  /** The last day of the membership it offers: YYYY-MM-DD in the temple's time zone; null if it doesn't end. */
  lastDay: string | null;
  invitedBy: string;
  /** Its sender can no longer give this role; sent again by somebody who can, it works. */
  beyondInviter: boolean;
  invitedAt: string;
  /** Past it the link no longer works, until the invitation is sent again. */
  expiresAt: string;
}

/** Apart from what is done with invitations: the list of the staff only counts them. */
export const waitingInvitationsEndpoint = endpoint<StaffInvitationView[]>()({
  method: 'GET',
  path: '/api/temple-admin/staff-invitations',
  summary: 'Invitations that wait for an answer',
  access: staff('staff:read'),
  reads: ['staff-invitation', 'staff-role'],
});
