import { defineScreens } from '@sannidhi/kit/area';

/** E-hundi codes. */
export const codes = defineScreens({
  routes: [
    {
      path: '/temple-admin/donation-management',
      view: 'codes',
      title: 'navigation.codes',
      screen: () => import('./codes-view.tsx'),
      access: 'signed-in',
      permission: 'donations:read',
    },
  ],
  navigation: [
    {
      to: '/temple-admin/donation-management?view=codes',
      label: 'navigation.codes',
      icon: 'qr-code',
      group: 'navigation.group.giving',
      order: 150,
    },
  ],
  messages: {
    en: () => import('./codes.en.json'),
    hi: () => import('./codes.hi.json'),
    te: () => import('./codes.te.json'),
    ta: () => import('./codes.ta.json'),
    kn: () => import('./codes.kn.json'),
    gu: () => import('./codes.gu.json'),
  },
});
