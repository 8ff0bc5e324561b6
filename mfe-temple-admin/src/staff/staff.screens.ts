import { defineScreens } from '@sannidhi/kit/area';

const PATH = '/temple-admin/users-roles';
const page = { path: PATH, access: 'signed-in', permission: 'staff:read' } as const;

/** Who works for the temple, who is invited, and what each role may do. */
export const staff = defineScreens({
  routes: [
    { ...page, title: 'navigation.staff', screen: () => import('./staff-view.tsx') },
    { ...page, view: 'invitations', title: 'navigation.invitations', screen: () => import('./invitations-view.tsx') },
    { ...page, view: 'roles', title: 'navigation.roles', screen: () => import('./roles-view.tsx') },
  ],
  navigation: [
    { to: PATH, label: 'navigation.staff', icon: 'people', group: 'navigation.group.temple', permission: 'staff:read', order: 900 },
    {
      to: `${PATH}?view=roles`,
      label: 'navigation.roles',
      icon: 'approvals',
      group: 'navigation.group.temple',
      permission: 'staff:read',
      order: 905,
    },
  ],
  messages: {
    en: () => import('./staff.en.json'),
    hi: () => import('./staff.hi.json'),
    te: () => import('./staff.te.json'),
    ta: () => import('./staff.ta.json'),
    kn: () => import('./staff.kn.json'),
    gu: () => import('./staff.gu.json'),
  },
});
