import { defineScreens } from '@sannidhi/kit/area';

const PATH = '/temple-admin/pooja-booking-management';

/** A day or week of poojas, and who performs them. */
export const poojaCalendar = defineScreens({
  routes: [
    {
      path: PATH,
      view: 'calendar',
      title: 'navigation.poojaCalendar',
      access: 'signed-in',
      permission: 'bookings:read',
      screen: () => import('./calendar-view.tsx'),
    },
  ],
  navigation: [
    {
      to: `${PATH}?view=calendar`,
      label: 'navigation.poojaCalendar',
      icon: 'calendar',
      group: 'navigation.group.poojas',
      permission: 'bookings:read',
      order: 199,
    },
  ],
  messages: {
    en: () => import('./pooja-calendar.en.json'),
    hi: () => import('./pooja-calendar.hi.json'),
    te: () => import('./pooja-calendar.te.json'),
    ta: () => import('./pooja-calendar.ta.json'),
    kn: () => import('./pooja-calendar.kn.json'),
    gu: () => import('./pooja-calendar.gu.json'),
  },
});
