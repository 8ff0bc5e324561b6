import { defineScreens } from '@sannidhi/kit/area';
import { MANAGE_EVENT_PATTERN } from '../events/event-paths.ts';

const page = { path: MANAGE_EVENT_PATTERN, access: 'signed-in' } as const;

/** What events sell, who is registered and who waits. */
export const tickets = defineScreens({
  routes: [
    {
      path: '/temple-admin/events',
      view: 'calls',
      title: 'eventCalls.title',
      access: 'signed-in',
      permission: 'tickets:read',
      screen: () => import('./calls-view.tsx'),
    },
    { ...page, view: 'tickets', title: 'tickets.views.tickets', screen: () => import('./setup-view.tsx'), permission: 'events:read' },
    {
      ...page,
      view: 'discounts',
      title: 'tickets.views.discounts',
      screen: () => import('./discounts-view.tsx'),
      permission: 'events:read',
    },
    {
      ...page,
      view: 'attendees',
      title: 'tickets.views.attendees',
      screen: () => import('./attendees-view.tsx'),
      permission: 'tickets:read',
    },
    { ...page, view: 'waitlist', title: 'tickets.views.waitlist', screen: () => import('./waits-view.tsx'), permission: 'tickets:read' },
  ],
  messages: {
    en: () => import('./tickets.en.json'),
    hi: () => import('./tickets.hi.json'),
    te: () => import('./tickets.te.json'),
    ta: () => import('./tickets.ta.json'),
    kn: () => import('./tickets.kn.json'),
    gu: () => import('./tickets.gu.json'),
  },
});
