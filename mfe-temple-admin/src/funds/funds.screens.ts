import { defineScreens } from '@sannidhi/kit/area';

/** What donations are for. */
export const funds = defineScreens({
  routes: [
    {
      path: '/temple-admin/donation-management',
      view: 'funds',
      title: 'navigation.funds',
      screen: () => import('./funds-view.tsx'),
      access: 'signed-in',
      permission: 'donations:read',
    },
  ],
  navigation: [
    {
      to: '/temple-admin/donation-management?view=funds',
      label: 'navigation.funds',
      icon: 'fund',
      group: 'navigation.group.giving',
      order: 160,
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
