import { defineScreens } from '@sannidhi/kit/area';
import { MANAGE_EVENT_PATTERN } from './event-paths.ts';

const PATH = '/temple-admin/events';
const read = { access: 'signed-in', permission: 'events:read' } as const;

/** What the temple announces: its events and their dates. */
export const events = defineScreens({
  routes: [
    { path: PATH, title: 'navigation.events', screen: () => import('./events-view.tsx'), ...read },
    {
      path: `${PATH}/create`,
      title: 'events.create.title',
      screen: () => import('./create-event.tsx'),
      access: 'signed-in',
      permission: 'events:manage',
    },
    { path: MANAGE_EVENT_PATTERN, title: 'events.manage.title', screen: () => import('./manage-event.tsx'), ...read },
  ],
  navigation: [
    { to: PATH, label: 'navigation.events', icon: 'events', group: 'navigation.group.temple', permission: 'events:read', order: 300 },
  ],
  messages: {
    en: () => import('./events.en.json'),
    hi: () => import('./events.hi.json'),
    te: () => import('./events.te.json'),
    ta: () => import('./events.ta.json'),
    kn: () => import('./events.kn.json'),
    gu: () => import('./events.gu.json'),
  },
});
