import { defineScreens } from '@sannidhi/kit/area';

/** What needs the operators today. */
export const overview = defineScreens({
  routes: [{ path: '/superadmin/dashboard', title: 'overview.title', screen: () => import('./overview-screen.tsx'), access: 'signed-in' }],
  navigation: [{ to: '/superadmin/dashboard', label: 'navigation.overview', icon: 'dashboard', order: 10 }],
  messages: {
    en: () => import('./overview.en.json'),
    hi: () => import('./overview.hi.json'),
    te: () => import('./overview.te.json'),
    ta: () => import('./overview.ta.json'),
    kn: () => import('./overview.kn.json'),
    gu: () => import('./overview.gu.json'),
  },
});
