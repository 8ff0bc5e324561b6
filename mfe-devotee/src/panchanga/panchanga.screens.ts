import { defineScreens } from '@sannidhi/kit/area';

/** The day, the month and the festivals of a place. */
export const panchanga = defineScreens({
  routes: [
    { path: '/devotee/panchanga', title: 'titles.panchanga', screen: () => import('../screens/panchanga.tsx'), access: 'signed-in' },
  ],
  navigation: [{ to: '/devotee/panchanga', label: 'navigation.panchanga', icon: 'panchanga', order: 20 }],
  messages: {
    en: () => import('./panchanga.en.json'),
    hi: () => import('./panchanga.hi.json'),
    te: () => import('./panchanga.te.json'),
    ta: () => import('./panchanga.ta.json'),
    kn: () => import('./panchanga.kn.json'),
    gu: () => import('./panchanga.gu.json'),
  },
});
