import { defineScreens } from '@sannidhi/kit/area';
import { DOOR_PATTERN } from './door-paths.ts';

/** The door of an event, for those whom the temple asked to keep it. */
export const door = defineScreens({
  routes: [{ path: DOOR_PATTERN, title: 'titles.door', screen: () => import('./door-screen.tsx'), access: 'signed-in' }],
  messages: {
    en: () => import('./door.en.json'),
    hi: () => import('./door.hi.json'),
    te: () => import('./door.te.json'),
    ta: () => import('./door.ta.json'),
    kn: () => import('./door.kn.json'),
    gu: () => import('./door.gu.json'),
  },
});
