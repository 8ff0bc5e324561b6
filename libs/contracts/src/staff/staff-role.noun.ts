import { NO_SEARCH_YET, NOT_OFFLINE_YET, noun } from '../noun.ts';

export const staffRoleNoun = noun({
  name: 'staff-role',
  audit: {
    'staff-role.created': 'Role created',
    'staff-role.changed': 'Role changed',
    'staff-role.deleted': 'Role deleted',
  },
  errors: {
    'amount-beyond-role': [403, 'This amount is more than your role allows. Nothing was refunded; ask a treasurer or an owner.'],
    'own-entry': [403, 'You recorded this yourself, so someone else has to undo it. Nothing was changed.'],
    'role-changed': [409, 'Someone else changed this role in the meantime. Nothing was saved.'],
    'role-in-use': [422, 'People have this role. Give them another one first.'],
  },
  messages: {
    'staff-role.name-required': 'Enter a name for the role',
    'staff-role.name-taken': 'You already have a role with this name. Choose another.',
    'staff-role.limit-range': 'Enter an amount from {{minCents}} to {{maxCents}}, or leave it empty',
    'staff-role.refund-limit':
      'Your role lets you refund up to {{limitCents}} of a donation, earlier refunds included. These people can refund more: {{people}}.',
    'staff-role.cancel-limit':
      'Canceling refunds more than the {{limitCents}} your role allows at once, earlier refunds of the order included. Nothing was canceled. These people can cancel it: {{people}}.',
    'staff-role.own-refund':
      'You recorded this payment yourself, so someone else has to refund it. Nothing was refunded. These people can: {{people}}.',
    'staff-role.own-given-refund':
      'You recorded this payment yourself, so someone else has to record that its refund was given. Nothing was changed. These people can: {{people}}.',
    'staff-role.own-hand-out':
      'You recorded this payment yourself, and nobody else of the staff asked for its refund, so someone else has to hand it out. Nothing was changed. These people can: {{people}}.',
    'staff-role.own-correction':
      'You recorded this donation yourself, so someone else has to lower it. Nothing was changed. These people can: {{people}}.',
    'staff-role.version': 'Load the role again before you change it',
    'staff-role.permissions-required': 'Choose at least one thing this role may do',
  },
  navigation: ['/temple-admin/users-roles?view=roles'],
  cards: ['/temple-admin/dashboard'],
  texts: { hi: () => import(/* webpackChunkName: "nouns-hi" */ './staff-role.hi.json') },
  without: {
    permissions: 'Belongs to the staff: `staff:read` and `staff:manage`.',
    'personal-data': 'Describes a role, no person.',
    notifications: 'Everyone who has the role is notified when it changes.',
    demo: 'Temples start with the presets; a role of their own is part of the staff’s demo data.',
    search: NO_SEARCH_YET,
    offline: NOT_OFFLINE_YET,
    proof: 'No money.',
  },
});
