import { defineScreens } from '@sannidhi/kit/area';
import { BOOKINGS_PATH, WAIT_LINK_PATTERN } from './booking-paths.ts';

/** A devotee's bookings of poojas, and the waitlists they are on. */
export const bookings = defineScreens({
  routes: [
    { path: BOOKINGS_PATH, title: 'titles.bookings', screen: () => import('./bookings-screen.tsx'), access: 'signed-in' },
    { path: BOOKINGS_PATH, view: 'past', title: 'titles.pastBookings', screen: () => import('./bookings-screen.tsx'), access: 'signed-in' },
    {
      path: BOOKINGS_PATH,
      view: 'waitlists',
      title: 'titles.waitlists',
      screen: () => import('./waitlists-screen.tsx'),
      access: 'signed-in',
    },
    { path: WAIT_LINK_PATTERN, title: 'titles.waitLink', screen: () => import('./wait-link-screen.tsx'), access: 'public' },
    { path: BOOKINGS_PATH, view: 'repeat', title: 'titles.repeats', screen: () => import('./repeats-screen.tsx'), access: 'signed-in' },
  ],
  navigation: [{ to: BOOKINGS_PATH, label: 'titles.bookings', icon: 'calendar', group: 'navigation.account', order: 106 }],
  messages: {
    en: () => import('./bookings.en.json'),
    hi: () => import('./bookings.hi.json'),
    te: () => import('./bookings.te.json'),
    ta: () => import('./bookings.ta.json'),
    kn: () => import('./bookings.kn.json'),
    gu: () => import('./bookings.gu.json'),
  },
});
