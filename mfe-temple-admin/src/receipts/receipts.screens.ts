import { defineScreens } from '@sannidhi/kit/area';

/** The temple’s receipts. */
export const receipts = defineScreens({
  routes: [
    {
      path: '/temple-admin/donation-management',
      view: 'receipts',
      title: 'navigation.receipts',
      screen: () => import('./receipts-view.tsx'),
      access: 'signed-in',
      permission: 'receipts:read',
    },
  ],
  navigation: [
    {
      to: '/temple-admin/donation-management?view=receipts',
      label: 'navigation.receipts',
      icon: 'receipt',
      group: 'navigation.group.giving',
      order: 120,
    },
  ],
  messages: {
    en: () => import('./receipts.en.json'),
    hi: () => import('./receipts.hi.json'),
    te: () => import('./receipts.te.json'),
    ta: () => import('./receipts.ta.json'),
    kn: () => import('./receipts.kn.json'),
    gu: () => import('./receipts.gu.json'),
  },
});
