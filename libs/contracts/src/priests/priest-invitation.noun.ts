import { NO_SEARCH_YET, NOT_OFFLINE_YET, noun } from '../noun.ts';

/** An email that asks somebody, with a priest account or without one, to serve at a temple. */
export const priestInvitationNoun = noun({
  name: 'priest-invitation',
  audit: {
    'priest-invitation.sent': 'Priest invited',
    'priest-invitation.resent': 'Priest’s invitation sent again',
    'priest-invitation.revoked': 'Priest’s invitation taken back',
    'priest-invitation.accepted': 'Priest’s invitation accepted',
  },
  states: {
    'priest-invitation': {
      open: { kind: 'info', icon: 'clock', word: 'Invited', to: ['accepted', 'revoked'] },
      accepted: { kind: 'success', icon: 'check', word: 'Accepted', to: [] },
      revoked: { kind: 'neutral', icon: 'ban', word: 'Taken back', to: [] },
    },
  },
  messages: {
    'priest-invitation.already-here': 'This priest already serves here.',
    'priest-invitation.pending': 'This person has an invitation already. Send it again instead.',
    'priest-invitation.account-suspended': 'This person’s account is suspended. They can write to our team about it.',
    'priest-invitation.accepted': 'You serve at {{temple}} now.',
    'priest-invitation.account-created': 'Your account is ready. Sign in to start; we email you a code the first time.',
  },
  navigation: ['/temple-admin/priest-management?view=invitations'],
  texts: { hi: () => import(/* webpackChunkName: "nouns-hi" */ './priest-invitation.hi.json') },
  without: {
    permissions: 'Belongs to the priests: `priests:manage`.',
    cards: 'The office waits for the priest, not for the invitation.',
    search: NO_SEARCH_YET,
    offline: NOT_OFFLINE_YET,
    proof: 'No money.',
  },
});
