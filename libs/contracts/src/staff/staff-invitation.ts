import { fullName, newPassword, type Outcome, resetPasswordFormSchema } from '../accounts/auth.ts';
import { anyone, anyStaff, endpoint, staff } from '../endpoint.ts';
import { requiredEmail } from '../fields.ts';
import { statesOf } from '../noun.ts';
import { object, string } from '../schema.ts';
import { staffInvitationNoun } from './staff-invitation.noun.ts';
import { firstDay, lastDay, roleRef } from './staff-member.ts';
import { type StaffInvitationView, waitingInvitationsEndpoint } from './waiting-invitations.ts';

export const STAFF_INVITATION_DAYS = 7;
export const STAFF_INVITATION_STATUSES = statesOf(staffInvitationNoun.states['staff-invitation']);
export type StaffInvitationStatus = (typeof STAFF_INVITATION_STATUSES)[number];

/** What an invited person sees before accepting. */
export interface StaffInvitationOffer {
  temple: { name: string; city: string; state: string };
  email: string;
  roleName: string;
  firstDay: string | null;
  lastDay: string | null;
  invitedBy: string;
  expiresAt: string;
  /** The address has an account: its owner signs in to accept. */
  hasAccount: boolean;
}

const token = () => string().max(200).required();

export const inviteSchema = object({ email: requiredEmail(), role: roleRef(), firstDay: firstDay(), lastDay: lastDay() }).noUnknown();
export const openInvitationSchema = object({ token: token() }).noUnknown();
export const acceptAsNewSchema = object({ token: token(), fullName: fullName(), password: newPassword() }).noUnknown();

/** The form's schema: the confirmation stays in the browser, the token comes from the link. */
export const acceptAsNewFormSchema = resetPasswordFormSchema.shape({ fullName: fullName() });

const base = waitingInvitationsEndpoint.path;

export const staffInvitationEndpoints = {
  list: waitingInvitationsEndpoint,
  invite: endpoint<StaffInvitationView[]>()({
    method: 'POST',
    path: base,
    summary: 'Invites somebody to the staff by email',
    access: staff('staff:manage'),
    changes: ['staff-invitation', 'staff-role'],
    cost: 'mail',
    body: inviteSchema,
    status: 201,
  }),
  resend: endpoint<StaffInvitationView[]>()({
    method: 'POST',
    path: `${base}/:invitationId/resend`,
    summary: 'Sends an invitation again with a new link; the earlier one no longer works',
    access: staff('staff:manage'),
    changes: ['staff-invitation'],
    cost: 'mail',
  }),
  revoke: endpoint<StaffInvitationView[]>()({
    method: 'POST',
    path: `${base}/:invitationId/revoke`,
    summary: 'Takes an invitation back',
    access: staff('staff:manage'),
    changes: ['staff-invitation', 'staff-role'],
  }),
  open: endpoint<StaffInvitationOffer>()({
    method: 'POST',
    path: '/api/staff-invitations/open',
    summary: 'What an invitation’s link offers',
    access: anyone,
    changes: [],
    body: openInvitationSchema,
  }),
  acceptAsNew: endpoint<Outcome>()({
    method: 'POST',
    path: '/api/staff-invitations/accept',
    summary: 'Accepts an invitation with a new account; the first sign-in asks for a code from the mailbox',
    access: anyone,
    changes: ['staff-invitation', 'staff-member', 'account'],
    body: acceptAsNewSchema,
  }),
  accept: endpoint<Outcome>()({
    method: 'POST',
    path: `${base}/accept`,
    summary: 'Accepts an invitation as the signed-in person, whose address it is',
    access: anyStaff,
    changes: ['staff-invitation', 'staff-member', 'account'],
    body: openInvitationSchema,
  }),
};
