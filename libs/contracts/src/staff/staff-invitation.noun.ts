import { NO_SEARCH_YET, NOT_OFFLINE_YET, noun } from '../noun.ts';

export const staffInvitationNoun = noun({
  name: 'staff-invitation',
  audit: {
    'staff-invitation.sent': 'Invited to the staff',
    'staff-invitation.resent': 'Invitation sent again',
    'staff-invitation.revoked': 'Invitation taken back',
    'staff-invitation.accepted': 'Invitation accepted',
  },
  states: {
    'staff-invitation': {
      open: { kind: 'info', icon: 'clock', word: 'Invited', to: ['accepted', 'revoked'] },
      accepted: { kind: 'success', icon: 'check', word: 'Accepted', to: [] },
      revoked: { kind: 'neutral', icon: 'ban', word: 'Taken back', to: [] },
    },
  },
  errors: {
    'invitation-ended': [
      410,
      'This link no longer works. If you have a newer email with an invitation, use that one; otherwise ask the temple for a new one.',
    ],
    'invitation-beyond-inviter': [
      410,
      'The person who invited you can no longer give this role. Ask the temple to send the invitation again.',
    ],
    'invitation-for-another': [403, 'This invitation is for another email address. Sign in with that one.'],
    'invitation-needs-sign-in': [409, 'You already have an account with this email. Sign in to accept.'],
  },
  messages: {
    'staff-invitation.already-staff': 'This person is on your staff already.',
    'staff-invitation.pending': 'This person has an invitation already. Send it again instead.',
    'staff-invitation.account-suspended': 'This person’s account is suspended. They can write to our team about it.',
    'staff-invitation.last-day-past': "This invitation's last day has passed. Withdraw it and send a new one.",
    'staff-invitation.expired': 'This invitation from {{temple}} has expired. Ask {{person}} to send it again.',
    'staff-invitation.taken-back': '{{temple}} took this invitation back. If you didn’t expect that, ask {{person}}.',
    'staff-invitation.used': 'This invitation was already accepted. If you accepted it, sign in; if you didn’t, ask {{person}}.',
    'staff-invitation.own-address': 'This is your own address.',
    'staff-invitation.accepted': 'You’re on the staff of {{temple}}.',
    'staff-invitation.account-created': 'Your account is ready. Sign in to start; we email you a code the first time.',
  },
  navigation: ['/temple-admin/users-roles'],
  cards: ['/temple-admin/dashboard'],
  texts: { hi: () => import(/* webpackChunkName: "nouns-hi" */ './staff-invitation.hi.json') },
  without: {
    permissions: 'Belongs to the staff: `staff:read` and `staff:manage`.',
    notifications: 'Part of the staff’s: owners hear when people join, senders when an invitation expires.',
    demo: 'Part of the staff’s demo data.',
    search: NO_SEARCH_YET,
    offline: NOT_OFFLINE_YET,
    proof: 'No money.',
  },
});
