import { defineScreens } from '@sannidhi/kit/area';
import { MANAGE_EVENT_PATTERN } from '../events/event-paths.ts';

/** What an event says to those who were there. */
export const eventThanks = defineScreens({
  routes: [
    {
      path: MANAGE_EVENT_PATTERN,
      view: 'thanks',
      title: 'eventThanks.title',
      access: 'signed-in',
      permission: 'events:read',
      screen: () => import('./thanks-view.tsx'),
    },
  ],
  messages: {
    en: () => import('./event-thanks.en.json'),
    hi: () => import('./event-thanks.hi.json'),
    te: () => import('./event-thanks.te.json'),
    ta: () => import('./event-thanks.ta.json'),
    kn: () => import('./event-thanks.kn.json'),
    gu: () => import('./event-thanks.gu.json'),
  },
});
