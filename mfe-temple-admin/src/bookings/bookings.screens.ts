import { defineScreens } from '@sannidhi/kit/area';

const PATH = '/temple-admin/pooja-booking-management';
const page = { path: PATH, access: 'signed-in', permission: 'bookings:read' } as const;
const entry = { group: 'navigation.group.poojas', permission: 'bookings:read' } as const;

/** Who booked which pooja, who waits for one, and who comes to the counter. */
export const bookings = defineScreens({
  routes: [
    { ...page, title: 'navigation.bookings', screen: () => import('./bookings-view.tsx') },
    { ...page, view: 'prasadam', title: 'navigation.prasadam', screen: () => import('./prasadam-view.tsx') },
    { ...page, view: 'waitlist', title: 'navigation.waitlists', screen: () => import('./waitlist-view.tsx') },
    { ...page, view: 'calls', title: 'familyCalls.title', screen: () => import('./family-calls-view.tsx') },
    { ...page, view: 'sheets', title: 'navigation.sheets', screen: () => import('./sheets-view.tsx') },
    { ...page, view: 'check-in', title: 'navigation.checkIn', screen: () => import('./check-in-view.tsx'), permission: 'bookings:handle' },
  ],
  navigation: [
    { ...entry, to: PATH, label: 'navigation.bookings', icon: 'activity', order: 200 },
    { ...entry, to: `${PATH}?view=waitlist`, label: 'navigation.waitlists', icon: 'people', order: 205 },
    { ...entry, to: `${PATH}?view=prasadam`, label: 'navigation.prasadam', icon: 'gift', order: 208 },
    { ...entry, to: `${PATH}?view=sheets`, label: 'navigation.sheets', icon: 'reports', order: 201 },
    { ...entry, to: `${PATH}?view=check-in`, label: 'navigation.checkIn', icon: 'activity', order: 202, permission: 'bookings:handle' },
  ],
  messages: {
    en: () => import('./bookings.en.json'),
    hi: () => import('./bookings.hi.json'),
    te: () => import('./bookings.te.json'),
    ta: () => import('./bookings.ta.json'),
    kn: () => import('./bookings.kn.json'),
    gu: () => import('./bookings.gu.json'),
  },
});
