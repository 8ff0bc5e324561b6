import { defineScreens } from '@sannidhi/kit/area';

/** Every donation of the temple. */
export const donations = defineScreens({
  routes: [
    {
      path: '/temple-admin/donations',
      title: 'donations.title',
      screen: () => import('./donations-screen.tsx'),
      access: 'signed-in',
      permission: 'donations:read',
    },
    {
      path: '/temple-admin/donation-management',
      title: 'donations.title',
      screen: () => import('./donations-screen.tsx'),
      access: 'signed-in',
      permission: 'donations:read',
    },
  ],
  navigation: [
    {
      to: '/temple-admin/donations',
      label: 'navigation.donations',
      icon: 'gift',
      group: 'navigation.group.giving',
      order: 110,
    },
  ],
  messages: {
    en: () => import('./donations.en.json'),
    hi: () => import('./donations.hi.json'),
    te: () => import('./donations.te.json'),
    ta: () => import('./donations.ta.json'),
    kn: () => import('./donations.kn.json'),
    gu: () => import('./donations.gu.json'),
  },
});
