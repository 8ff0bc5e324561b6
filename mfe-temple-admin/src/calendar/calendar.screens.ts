import { defineScreens } from '@sannidhi/kit/area';
import { CALENDAR_PATH } from './calendar-span.ts';

/** Everything at the temple in one view, and its halls. */
export const calendar = defineScreens({
  routes: [
    {
      path: CALENDAR_PATH,
      title: 'navigation.calendar',
      access: 'signed-in',
      permission: 'temple:read',
      screen: () => import('./temple-calendar-view.tsx'),
    },
    {
      path: CALENDAR_PATH,
      view: 'places',
      title: 'calendar.places.title',
      access: 'signed-in',
      permission: 'temple:read',
      screen: () => import('./places-view.tsx'),
    },
    {
      path: CALENDAR_PATH,
      view: 'festivals',
      title: 'festivalDates.title',
      access: 'signed-in',
      permission: 'temple:read',
      screen: () => import('./festivals-view.tsx'),
    },
  ],
  navigation: [
    {
      to: CALENDAR_PATH,
      label: 'navigation.calendar',
      icon: 'calendar',
      group: 'navigation.group.temple',
      permission: 'temple:read',
      order: 290,
    },
  ],
  messages: {
    en: () => import('./calendar.en.json'),
    hi: () => import('./calendar.hi.json'),
    te: () => import('./calendar.te.json'),
    ta: () => import('./calendar.ta.json'),
    kn: () => import('./calendar.kn.json'),
    gu: () => import('./calendar.gu.json'),
  },
});
