import { defineScreens } from '@sannidhi/kit/area';

/** What donations are for. */
export const funds = defineScreens({
  navigation: [
    {
      to: '/temple-admin/donation-management?view=funds',
      label: 'navigation.funds',
      icon: 'fund',
      group: 'navigation.group.giving',
      order: 160,
      permission: 'donations:read',
    },
  ],
  messages: {
    en: () => import('./funds.en.json'),
    hi: () => import('./funds.hi.json'),
    te: () => import('./funds.te.json'),
    ta: () => import('./funds.ta.json'),
    kn: () => import('./funds.kn.json'),
    gu: () => import('./funds.gu.json'),
  },
});
