import { defineScreens } from '@sannidhi/kit/area';
import { TEMPLE_PATTERN } from './temple-paths.ts';

/** A temple's own page, the home temple, saved temples and finding one. */
export const temples = defineScreens({
  routes: [
    { path: TEMPLE_PATTERN, title: 'navigation.temple', screen: () => import('../screens/temple.tsx'), access: 'public' },
    { path: '/devotee/temples', title: 'titles.temples', screen: () => import('../screens/saved-temples.tsx'), access: 'signed-in' },
    { path: '/devotee/my-temple', title: 'titles.myTemple', screen: () => import('../screens/my-temple.tsx'), access: 'signed-in' },
    { path: '/devotee/add-temple', title: 'titles.addTemple', screen: () => import('../screens/add-temple.tsx'), access: 'signed-in' },
  ],
  navigation: [
    { to: '/devotee/my-temple', label: 'navigation.temple', icon: 'temple', order: 30 },
    { to: '/devotee/temples', label: 'titles.temples', icon: 'temple', group: 'navigation.account', order: 130 },
  ],
  messages: {
    en: () => import('./temples.en.json'),
    hi: () => import('./temples.hi.json'),
    te: () => import('./temples.te.json'),
    ta: () => import('./temples.ta.json'),
    kn: () => import('./temples.kn.json'),
    gu: () => import('./temples.gu.json'),
  },
});
