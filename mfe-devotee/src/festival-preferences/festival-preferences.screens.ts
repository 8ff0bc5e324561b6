import { defineScreens } from '@sannidhi/kit/area';

/** A devotee's festival notifications. */
export const festivalPreferences = defineScreens({
  routes: [
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
    en: () => import('./festival-preferences.en.json'),
    hi: () => import('./festival-preferences.hi.json'),
    te: () => import('./festival-preferences.te.json'),
    ta: () => import('./festival-preferences.ta.json'),
    kn: () => import('./festival-preferences.kn.json'),
    gu: () => import('./festival-preferences.gu.json'),
  },
});
