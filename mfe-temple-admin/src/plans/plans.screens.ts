import { defineScreens } from '@sannidhi/kit/area';

/** Recurring gifts. */
export const plans = defineScreens({
  routes: [
    {
      path: '/temple-admin/donation-management',
      view: 'recurring',
      title: 'navigation.plans',
      screen: () => import('./plans-view.tsx'),
      access: 'signed-in',
      permission: 'plans:read',
    },
  ],
  navigation: [
    {
      to: '/temple-admin/donation-management?view=recurring',
      label: 'navigation.plans',
      icon: 'calendar',
      group: 'navigation.group.giving',
      order: 115,
      permission: 'plans:read',
    },
  ],
  messages: {
    en: () => import('./plans.en.json'),
    hi: () => import('./plans.hi.json'),
    te: () => import('./plans.te.json'),
    ta: () => import('./plans.ta.json'),
    kn: () => import('./plans.kn.json'),
    gu: () => import('./plans.gu.json'),
  },
});
