import { defineScreens } from '@sannidhi/kit/area';
import { GUEST_REGISTER_PATTERN, GUEST_TICKETS_PATTERN, GUEST_WAIT_PATTERN, REGISTER_PATTERN, TICKET_PATTERN } from './ticket-paths.ts';

/** Registration for events, and the tickets a devotee has. */
export const tickets = defineScreens({
  routes: [
    { path: REGISTER_PATTERN, title: 'titles.register', screen: () => import('./register-screen.tsx'), access: 'public' },
    { path: GUEST_REGISTER_PATTERN, title: 'titles.register', screen: () => import('./guest/guest-register-screen.tsx'), access: 'public' },
    {
      path: GUEST_TICKETS_PATTERN,
      title: 'titles.guestTickets',
      screen: () => import('./guest/guest-tickets-screen.tsx'),
      access: 'public',
    },
    { path: GUEST_WAIT_PATTERN, title: 'titles.guestWait', screen: () => import('./guest/guest-wait-screen.tsx'), access: 'public' },
    { path: TICKET_PATTERN, title: 'titles.ticket', screen: () => import('./ticket-screen.tsx'), access: 'signed-in' },
    { path: '/devotee/events', view: 'past', title: 'titles.pastTickets', screen: () => import('./past-tickets.tsx'), access: 'signed-in' },
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
