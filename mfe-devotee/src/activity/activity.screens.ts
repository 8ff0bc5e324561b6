import { defineScreens } from '@sannidhi/kit/area';

/** Everything a devotee has given. */
export const activity = defineScreens({
  routes: [{ path: '/devotee/activity', title: 'titles.activity', screen: () => import('../screens/activity.tsx'), access: 'signed-in' }],
  navigation: [{ to: '/devotee/activity', label: 'titles.activity', icon: 'activity', group: 'navigation.account', order: 110 }],
  messages: {
    en: () => import('./activity.en.json'),
    hi: () => import('./activity.hi.json'),
    te: () => import('./activity.te.json'),
    ta: () => import('./activity.ta.json'),
    kn: () => import('./activity.kn.json'),
    gu: () => import('./activity.gu.json'),
  },
});
