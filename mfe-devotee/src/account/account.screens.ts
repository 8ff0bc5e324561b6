import { defineScreens } from '@sannidhi/kit/area';

/** The account and its data. */
export const account = defineScreens({
  routes: [
    { path: '/devotee/edit-profile', title: 'titles.profile', screen: () => import('../screens/profile.tsx'), access: 'signed-in' },
    {
      path: '/devotee/notifications',
      title: 'titles.notifications',
      screen: () => import('../screens/notifications.tsx'),
      access: 'signed-in',
    },
  ],
  navigation: [{ to: '/devotee/edit-profile', label: 'titles.profile', icon: 'settings', group: 'navigation.account', order: 160 }],
  messages: {
    en: () => import('./account.en.json'),
    hi: () => import('./account.hi.json'),
    te: () => import('./account.te.json'),
    ta: () => import('./account.ta.json'),
    kn: () => import('./account.kn.json'),
    gu: () => import('./account.gu.json'),
  },
});
