import { defineScreens } from '@sannidhi/kit/area';

/** The temple’s books. */
export const ledger = defineScreens({
  routes: [
    {
      path: '/temple-admin/financial-management',
      title: 'ledger.title',
      screen: () => import('./journal-view.tsx'),
      access: 'signed-in',
      permission: 'ledger:read',
    },
    {
      path: '/temple-admin/financial-management',
      view: 'trial-balance',
      title: 'ledger.views.trial-balance',
      screen: () => import('./trial-balance-view.tsx'),
      access: 'signed-in',
      permission: 'ledger:read',
    },
    {
      path: '/temple-admin/financial-management',
      view: 'proof',
      title: 'ledger.views.proof',
      screen: () => import('./proof-view.tsx'),
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
