import { defineScreens } from '@sannidhi/kit/area';

/** The account, the temple and how the office looks. */
export const settings = defineScreens({
  routes: [{ path: '/temple-admin/settings', title: 'settings.title', screen: () => import('./settings-screen.tsx'), access: 'signed-in' }],
  navigation: [
    { to: '/temple-admin/settings', label: 'navigation.settings', icon: 'settings', group: 'navigation.group.temple', order: 310 },
  ],
  messages: {
    en: () => import('./settings.en.json'),
    hi: () => import('./settings.hi.json'),
    te: () => import('./settings.te.json'),
    ta: () => import('./settings.ta.json'),
    kn: () => import('./settings.kn.json'),
    gu: () => import('./settings.gu.json'),
  },
});
