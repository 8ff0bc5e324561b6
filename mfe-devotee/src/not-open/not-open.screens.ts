import { defineScreens } from '@sannidhi/kit/area';
import { NOT_OPEN } from './not-open.ts';

/** Pages that open with a later release. */
export const notOpen = defineScreens({
  routes: NOT_OPEN.map((page) => ({ ...page, screen: () => import('./not-open-screen.tsx') })),
  navigation: [{ to: '/devotee/community', label: 'navigation.community', icon: 'community', order: 50 }],
  messages: {
    en: () => import('./not-open.en.json'),
    hi: () => import('./not-open.hi.json'),
    te: () => import('./not-open.te.json'),
    ta: () => import('./not-open.ta.json'),
    kn: () => import('./not-open.kn.json'),
    gu: () => import('./not-open.gu.json'),
  },
});
