import { defineScreens } from '@sannidhi/kit/area';

/** The first page after signing in. */
export const dashboard = defineScreens({
  routes: [
    { path: '/devotee/dashboard', title: 'titles.dashboard', screen: () => import('../screens/dashboard.tsx'), access: 'signed-in' },
  ],
  navigation: [{ to: '/devotee/dashboard', label: 'navigation.dashboard', icon: 'dashboard', order: 10 }],
  messages: {
    en: () => import('./dashboard.en.json'),
    hi: () => import('./dashboard.hi.json'),
    te: () => import('./dashboard.te.json'),
    ta: () => import('./dashboard.ta.json'),
    kn: () => import('./dashboard.kn.json'),
    gu: () => import('./dashboard.gu.json'),
  },
});
