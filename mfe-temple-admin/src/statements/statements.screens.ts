import { defineScreens } from '@sannidhi/kit/area';

/** Year-end statements of all donors. */
export const statements = defineScreens({
  routes: [
    {
      path: '/temple-admin/donation-management',
      view: 'statements',
      title: 'navigation.statements',
      screen: () => import('./statements-view.tsx'),
      access: 'signed-in',
      permission: 'receipts:read',
    },
  ],
  navigation: [
    {
      to: '/temple-admin/donation-management?view=statements',
      label: 'navigation.statements',
      icon: 'receipt',
      group: 'navigation.group.giving',
      order: 125,
    },
  ],
  messages: {
    en: () => import('./statements.en.json'),
    hi: () => import('./statements.hi.json'),
    te: () => import('./statements.te.json'),
    ta: () => import('./statements.ta.json'),
    kn: () => import('./statements.kn.json'),
    gu: () => import('./statements.gu.json'),
  },
});
