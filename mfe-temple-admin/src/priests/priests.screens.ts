import { defineScreens } from '@sannidhi/kit/area';

const PATH = '/temple-admin/priest-management';
const page = { path: PATH, access: 'signed-in' } as const;
const entry = { group: 'navigation.group.poojas' } as const;

/** The temple’s priests, those it has invited, and what it owes them. */
export const priests = defineScreens({
  routes: [
    { ...page, title: 'navigation.priests', permission: 'bookings:read', screen: () => import('./priests-view.tsx') },
    { ...page, view: 'dakshina', title: 'navigation.dakshina', permission: 'dakshina:read', screen: () => import('./dakshina-view.tsx') },
    {
      ...page,
      view: 'invitations',
      title: 'navigation.priestInvitations',
      permission: 'priests:manage',
      screen: () => import('./priest-invitations-view.tsx'),
    },
  ],
  navigation: [
    { ...entry, to: PATH, label: 'navigation.priests', icon: 'people', permission: 'bookings:read', order: 230 },
    {
      ...entry,
      to: `${PATH}?view=invitations`,
      label: 'navigation.priestInvitations',
      icon: 'people',
      permission: 'priests:manage',
      order: 232,
    },
    { ...entry, to: `${PATH}?view=dakshina`, label: 'navigation.dakshina', icon: 'fund', permission: 'dakshina:read', order: 235 },
  ],
  messages: {
    en: () => import('./priests.en.json'),
    hi: () => import('./priests.hi.json'),
    te: () => import('./priests.te.json'),
    ta: () => import('./priests.ta.json'),
    kn: () => import('./priests.kn.json'),
    gu: () => import('./priests.gu.json'),
  },
});
