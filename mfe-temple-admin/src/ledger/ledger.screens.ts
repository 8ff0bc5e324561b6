import { defineScreens } from '@sannidhi/kit/area';

/** The temple’s books. */
export const ledger = defineScreens({
  routes: [
    {
      path: '/temple-admin/financial-management',
      title: 'ledger.title',
      screen: () => import('./ledger-screen.tsx'),
      access: 'signed-in',
      permission: 'ledger:read',
    },
  ],
  navigation: [
    {
      to: '/temple-admin/financial-management',
      label: 'navigation.ledger',
      icon: 'ledger',
      group: 'navigation.group.money',
      order: 210,
      permission: 'ledger:read',
    },
  ],
  messages: {
    en: () => import('./ledger.en.json'),
    hi: () => import('./ledger.hi.json'),
    te: () => import('./ledger.te.json'),
    ta: () => import('./ledger.ta.json'),
    kn: () => import('./ledger.kn.json'),
    gu: () => import('./ledger.gu.json'),
  },
});
