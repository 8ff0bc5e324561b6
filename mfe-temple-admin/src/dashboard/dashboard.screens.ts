import { defineScreens } from '@sannidhi/kit/area';

/** The office’s first page. */
export const dashboard = defineScreens({
  routes: [
    {
      path: '/temple-admin/dashboard',
      title: 'dashboard.title',
      screen: () => import('./dashboard-screen.tsx'),
      access: 'signed-in',
      permission: 'temple:read',
    },
  ],
  navigation: [{ to: '/temple-admin/dashboard', label: 'navigation.dashboard', icon: 'dashboard', order: 10 }],
  messages: {
    en: () => import('./dashboard.en.json'),
    hi: () => import('./dashboard.hi.json'),
    te: () => import('./dashboard.te.json'),
    ta: () => import('./dashboard.ta.json'),
    kn: () => import('./dashboard.kn.json'),
    gu: () => import('./dashboard.gu.json'),
  },
});
