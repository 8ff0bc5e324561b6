import type { Outcome } from '../accounts/auth.ts';
import { anyone, endpoint, priest, staff } from '../endpoint.ts';
import { requiredEmail } from '../fields.ts';
import { statesOf } from '../noun.ts';
import { object } from '../schema.ts';
import { acceptAsNewSchema, openInvitationSchema } from '../staff/staff-invitation.ts';
import { priestInvitationNoun } from './priest-invitation.noun.ts';

export const PRIEST_INVITATION_DAYS = 7;
const STATUSES = statesOf(priestInvitationNoun.states['priest-invitation']);
export type PriestInvitationStatus = (typeof STATUSES)[number];

/** An invitation that waits for its answer. */
export interface PriestInvitationView {
  id: string;
  email: string;
  invitedBy: string;
  invitedAt: string;
  /** Past it the link no longer works, until the invitation is sent again. */
  expiresAt: string;
}

/** What an invited priest sees before accepting. */
export interface PriestInvitationOffer {
  temple: { name: string; city: string; state: string };
  email: string;
  invitedBy: string;
  expiresAt: string;
  /** The address has a priest account: its owner signs in to accept. */
  hasAccount: boolean;
}

export const invitePriestSchema = object({ email: requiredEmail() }).noUnknown();

const base = '/api/temple-admin/priest-invitations';

export const priestInvitationEndpoints = {
  list: endpoint<PriestInvitationView[]>()({
    method: 'GET',
    path: base,
    summary: 'Invitations of priests that wait for an answer',
    access: staff('priests:manage'),
    reads: ['priest-invitation'],
  }),
  invite: endpoint<PriestInvitationView[]>()({
    method: 'POST',
    path: base,
    summary: 'Invites a priest by email',
    access: staff('priests:manage'),
    changes: ['priest-invitation'],
    cost: 'mail',
    body: invitePriestSchema,
    status: 201,
  }),
  resend: endpoint<PriestInvitationView[]>()({
    method: 'POST',
    path: `${base}/:priestInvitationId/resend`,
    summary: 'Sends a priest’s invitation again with a new link; the earlier one no longer works',
    access: staff('priests:manage'),
    changes: ['priest-invitation'],
    cost: 'mail',
  }),
  revoke: endpoint<PriestInvitationView[]>()({
    method: 'POST',
    path: `${base}/:priestInvitationId/revoke`,
    summary: 'Takes a priest’s invitation back',
    access: staff('priests:manage'),
    changes: ['priest-invitation'],
  }),
  open: endpoint<PriestInvitationOffer>()({
    method: 'POST',
    path: '/api/priest-invitations/open',
    summary: 'What a priest’s invitation offers',
    access: anyone,
    changes: [],
    body: openInvitationSchema,
  }),
  acceptAsNew: endpoint<Outcome>()({
    method: 'POST',
    path: '/api/priest-invitations/accept',
    summary: 'Accepts a priest’s invitation with a new account; the first sign-in asks for a code from the mailbox',
    access: anyone,
    changes: ['priest-invitation', 'priest', 'account'],
    body: acceptAsNewSchema,
  }),
  accept: endpoint<Outcome>()({
    method: 'POST',
    path: '/api/priest/invitations/accept',
    summary: 'Accepts an invitation as the signed-in priest, whose address it is',
    access: priest,
    changes: ['priest-invitation', 'priest'],
    body: openInvitationSchema,
  }),
};
