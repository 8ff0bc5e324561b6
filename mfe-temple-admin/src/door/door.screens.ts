import { defineScreens } from '@sannidhi/kit/area';
import { MANAGE_EVENT_PATTERN } from '../events/event-paths.ts';

/** The door of an event’s dates. */
export const door = defineScreens({
  routes: [
    {
      path: MANAGE_EVENT_PATTERN,
      view: 'door',
      title: 'door.title',
      screen: () => import('./door-view.tsx'),
      access: 'signed-in',
      permission: 'door:check-in',
    },
  ],
  messages: {
    en: () => import('./door.en.json'),
    hi: () => import('./door.hi.json'),
    te: () => import('./door.te.json'),
    ta: () => import('./door.ta.json'),
    kn: () => import('./door.kn.json'),
    gu: () => import('./door.gu.json'),
  },
});
