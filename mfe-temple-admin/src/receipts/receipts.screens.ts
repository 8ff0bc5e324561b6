import { defineScreens } from '@sannidhi/kit/area';

/** The temple’s receipts. */
export const receipts = defineScreens({
  navigation: [
    {
      to: '/temple-admin/donation-management?view=receipts',
      label: 'navigation.receipts',
      icon: 'receipt',
      group: 'navigation.group.giving',
      order: 120,
      permission: 'receipts:read',
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
