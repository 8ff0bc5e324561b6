import { defineScreens } from '@sannidhi/kit/area';
import { EVENT_PATTERN, TEMPLE_EVENTS_PATTERN } from './event-paths.ts';

/** What temples announce: at my temples, near a place, and each date's own public page. */
export const events = defineScreens({
  routes: [
    { path: '/devotee/events', title: 'titles.events', screen: () => import('./my-events.tsx'), access: 'signed-in' },
    { path: '/community-events', title: 'titles.findEvents', screen: () => import('./find-events.tsx'), access: 'signed-in' },
    { path: TEMPLE_EVENTS_PATTERN, title: 'titles.events', screen: () => import('./temple-events.tsx'), access: 'public' },
    { path: EVENT_PATTERN, title: 'titles.event', screen: () => import('./event-screen.tsx'), access: 'public' },
  ],
  navigation: [{ to: '/devotee/events', label: 'titles.events', icon: 'events', group: 'navigation.account', order: 135 }],
  messages: {
    en: () => import('./events.en.json'),
    hi: () => import('./events.hi.json'),
    te: () => import('./events.te.json'),
    ta: () => import('./events.ta.json'),
    kn: () => import('./events.kn.json'),
    gu: () => import('./events.gu.json'),
  },
});
