import { defineScreens } from '@sannidhi/kit/area';

/** How much of a donation is deductible. */
export const taxPolicy = defineScreens({
  routes: [
    {
      path: '/temple-admin/donation-management',
      view: 'tax',
      title: 'navigation.taxPolicy',
      screen: () => import('./tax-policy-view.tsx'),
      access: 'signed-in',
      permission: 'receipts:read',
    },
  ],
  navigation: [
    {
      to: '/temple-admin/donation-management?view=tax',
      label: 'navigation.taxPolicy',
      icon: 'tax',
      group: 'navigation.group.money',
      order: 220,
    },
  ],
  messages: {
    en: () => import('./tax-policy.en.json'),
    hi: () => import('./tax-policy.hi.json'),
    te: () => import('./tax-policy.te.json'),
    ta: () => import('./tax-policy.ta.json'),
    kn: () => import('./tax-policy.kn.json'),
    gu: () => import('./tax-policy.gu.json'),
  },
});
