import { defineScreens } from '@sannidhi/kit/area';

/** Counter batches. */
export const batches = defineScreens({
  routes: [
    {
      path: '/temple-admin/donation-management',
      view: 'batches',
      title: 'navigation.batches',
      screen: () => import('./batches-view.tsx'),
      access: 'signed-in',
      permission: 'donations:read',
    },
  ],
  navigation: [
    {
      to: '/temple-admin/donation-management?view=batches',
      label: 'navigation.batches',
      icon: 'batch',
      group: 'navigation.group.giving',
      order: 130,
    },
  ],
  messages: {
    en: () => import('./batches.en.json'),
    hi: () => import('./batches.hi.json'),
    te: () => import('./batches.te.json'),
    ta: () => import('./batches.ta.json'),
    kn: () => import('./batches.kn.json'),
    gu: () => import('./batches.gu.json'),
  },
});
