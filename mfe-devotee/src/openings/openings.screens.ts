import { defineScreens } from '@sannidhi/kit/area';
import { OPENING_PATTERN } from './opening-paths.ts';

/** The public page of a big day's sale: the waiting room, the line, or the draw. */
export const openings = defineScreens({
  routes: [{ path: OPENING_PATTERN, title: 'titles.opening', screen: () => import('./opening-screen.tsx'), access: 'public' }],
  messages: {
    en: () => import('./openings.en.json'),
    hi: () => import('./openings.hi.json'),
    te: () => import('./openings.te.json'),
    ta: () => import('./openings.ta.json'),
    kn: () => import('./openings.kn.json'),
    gu: () => import('./openings.gu.json'),
  },
});
