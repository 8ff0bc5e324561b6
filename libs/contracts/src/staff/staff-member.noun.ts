import { NOT_OFFLINE_YET, noun } from '../noun.ts';

export const staffMemberNoun = noun({
  name: 'staff-member',
  permissions: {
    'staff:read': { presets: ['manager', 'treasurer', 'priest-coordinator', 'events-coordinator', 'volunteer-coordinator', 'viewer'] },
    'staff:manage': { presets: [], secondFactor: true },
  },
  audit: {
    'staff-member.joined': 'Joined the staff',
    'staff-member.role-changed': 'Role changed',
    'staff-member.second-role-given': 'Second role given',
    'staff-member.second-role-ended': 'Second role ended',
    'staff-member.removed': 'Removed from the staff',
    'staff-member.entered': 'Switched to this temple',
    'staff-member.left': 'Left the staff',
    'staff-member.signed-out': 'Signed out on every device by an owner',
    'staff-member.ownership-offered': 'Ownership offered',
    'staff-member.ownership-declined': 'Offer of ownership ended',
    'staff-member.ownership-accepted': 'Ownership accepted',
  },
  errors: {
    'last-owner': [422, 'A temple needs at least one owner. Make someone else an owner first.'],
    'role-beyond-yours': [403, 'You can give others only what you may do yourself.'],
    'own-role': [422, 'You can’t change your own role. Ask another owner.'],
    'temple-switched': [
      409,
      'You switched to another temple in another tab. Nothing was saved. Reload the page to work for that temple, or switch back in Settings.',
    ],
    'not-on-staff': [404, 'You aren’t on the staff of this temple any more.'],
  },
  messages: {
    'staff-member.page-of-another':
      'You’re now working for another temple in this browser. Reload the page to see that temple, or switch back in Settings.',
    'staff-member.role-required': 'Choose a role',
    'staff-member.role-unknown': 'This role no longer exists. Choose another.',
    'staff-member.day-past': 'Choose today or a later day',
    'staff-member.last-day-first': 'Choose the first day or a later one',
    'staff-member.last-day-after-theirs': 'Their own last day is {{lastDay}}. Choose it or an earlier one, or change theirs first.',
    'staff-member.last-day-before-theirs': 'They aren’t on the staff yet on this day. Choose a later one.',
    'staff-member.last-day-required': 'Choose the last day',
    'staff-member.works-already':
      'They work here already, and would lose access until then. Give them a second role from that day instead.',
    'staff-member.owner-has-all': 'Owners may do everything already.',
    'staff-member.role-already': 'They have this role already. Choose another.',
    'staff-member.owner-stays': 'An owner has no first or last day. Leave them empty, or choose another role.',
    'staff-member.ownership-pending': 'You already offered the ownership to someone. Take that offer back first.',
    'staff-member.owner-by-offer': 'Ownership isn’t given as a role. Offer it to this person: they become an owner once they accept.',
    'staff-member.owner-already': 'This person is an owner already.',
  },
  navigation: ['/temple-admin/users-roles'],
  texts: { hi: () => import(/* webpackChunkName: "nouns-hi" */ './staff-member.hi.json') },
  without: {
    cards: 'Nothing about it waits for the office each morning.',
    offline: NOT_OFFLINE_YET,
    proof: 'No money.',
  },
});
