import { defineScreens } from '@sannidhi/kit/area';

const path = '/devotee/panchanga';
const page = { screen: () => import('../screens/panchanga.tsx'), access: 'signed-in' } as const;

/** The day, the month and the festivals of a place. */
export const panchanga = defineScreens({
  routes: [
    { ...page, path, title: 'titles.panchanga' },
    { ...page, path, view: 'month', title: 'titles.panchangaMonth' },
    { ...page, path, view: 'festivals', title: 'titles.panchangaFestivals' },
  ],
  navigation: [{ to: path, label: 'navigation.panchanga', icon: 'panchanga', order: 20 }],
  messages: {
    en: () => import('./panchanga.en.json'),
    hi: () => import('./panchanga.hi.json'),
    te: () => import('./panchanga.te.json'),
    ta: () => import('./panchanga.ta.json'),
    kn: () => import('./panchanga.kn.json'),
    gu: () => import('./panchanga.gu.json'),
  },
});
