import { defineScreens } from '@sannidhi/kit/area';

/** Notices, and what a devotee wants to hear about. */
export const notices = defineScreens({
  routes: [
    { path: '/devotee/notices', title: 'titles.notices', screen: () => import('../screens/notices.tsx'), access: 'signed-in' },
    {
      path: '/donor/temple-preferences',
      title: 'titles.templePreferences',
      screen: () => import('../screens/temple-preferences.tsx'),
      access: 'signed-in',
    },
  ],
  navigation: [
    { to: '/donor/temple-preferences', label: 'titles.templePreferences', icon: 'settings', group: 'navigation.account', order: 150 },
  ],
  messages: {
    en: () => import('./notices.en.json'),
    hi: () => import('./notices.hi.json'),
    te: () => import('./notices.te.json'),
    ta: () => import('./notices.ta.json'),
    kn: () => import('./notices.kn.json'),
    gu: () => import('./notices.gu.json'),
  },
});
