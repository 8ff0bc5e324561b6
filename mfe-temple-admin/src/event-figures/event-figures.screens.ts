import { defineScreens } from '@sannidhi/kit/area';

const PATH = '/temple-admin/events/dashboard';

/** What events came to: registrations, money, arrivals and waitlists by date. */
export const eventFigures = defineScreens({
  routes: [
    {
      path: PATH,
      title: 'eventFigures.title',
      screen: () => import('./event-figures-view.tsx'),
      access: 'signed-in',
      permission: 'tickets:read',
    },
  ],
  navigation: [
    {
      to: PATH,
      label: 'navigation.eventFigures',
      icon: 'reports',
      group: 'navigation.group.temple',
      permission: 'tickets:read',
      order: 301,
    },
  ],
  messages: {
    en: () => import('./event-figures.en.json'),
    hi: () => import('./event-figures.hi.json'),
    te: () => import('./event-figures.te.json'),
    ta: () => import('./event-figures.ta.json'),
    kn: () => import('./event-figures.kn.json'),
    gu: () => import('./event-figures.gu.json'),
  },
});
