import { defineScreens } from '@sannidhi/kit/area';

/** Accounts that lost their second factor. */
export const accounts = defineScreens({
  routes: [{ path: '/superadmin/accounts', title: 'accounts.title', screen: () => import('./accounts-screen.tsx'), access: 'signed-in' }],
  navigation: [{ to: '/superadmin/accounts', label: 'navigation.accounts', icon: 'people', order: 30 }],
  messages: {
    en: () => import('./accounts.en.json'),
    hi: () => import('./accounts.hi.json'),
    te: () => import('./accounts.te.json'),
    ta: () => import('./accounts.ta.json'),
    kn: () => import('./accounts.kn.json'),
    gu: () => import('./accounts.gu.json'),
  },
});
