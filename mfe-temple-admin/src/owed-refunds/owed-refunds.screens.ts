import { defineScreens } from '@sannidhi/kit/area';

/** Refunds of cash and checks, which the office hands out. */
export const owedRefunds = defineScreens({
  routes: [
    {
      path: '/temple-admin/donation-management',
      view: 'refunds',
      title: 'navigation.owedRefunds',
      screen: () => import('./owed-refunds-view.tsx'),
      access: 'signed-in',
      permission: 'donations:refund',
    },
  ],
  navigation: [
    {
      to: '/temple-admin/donation-management?view=refunds',
      label: 'navigation.owedRefunds',
      icon: 'batch',
      group: 'navigation.group.money',
      order: 215,
      permission: 'donations:refund',
    },
  ],
  messages: {
    en: () => import('./owed-refunds.en.json'),
    hi: () => import('./owed-refunds.hi.json'),
    te: () => import('./owed-refunds.te.json'),
    ta: () => import('./owed-refunds.ta.json'),
    kn: () => import('./owed-refunds.kn.json'),
    gu: () => import('./owed-refunds.gu.json'),
  },
});
