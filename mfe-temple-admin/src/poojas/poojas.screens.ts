import { defineScreens } from '@sannidhi/kit/area';

const PATH = '/temple-admin/pooja-management';
const page = { path: PATH, access: 'signed-in', permission: 'bookings:read' } as const;
const entry = { group: 'navigation.group.poojas', permission: 'bookings:read' } as const;

/** What the temple offers, when, and in how many places. */
export const poojas = defineScreens({
  routes: [
    { ...page, title: 'navigation.poojas', screen: () => import('./poojas-view.tsx') },
    { ...page, view: 'schedules', title: 'navigation.poojaSchedules', screen: () => import('./schedules-view.tsx') },
    { ...page, view: 'times', title: 'navigation.poojaTimes', screen: () => import('./slots-view.tsx') },
    {
      ...page,
      view: 'cancel-day',
      title: 'navigation.cancelPoojaDay',
      permission: 'bookings:cancel',
      screen: () => import('./cancel-day-view.tsx'),
    },
    { ...page, view: 'blackouts', title: 'navigation.poojaBlackouts', screen: () => import('./blackouts-view.tsx') },
  ],
  navigation: [
    { ...entry, to: PATH, label: 'navigation.poojas', icon: 'deepa', order: 210 },
    { ...entry, to: `${PATH}?view=schedules`, label: 'navigation.poojaSchedules', icon: 'calendar', order: 215 },
    { ...entry, to: `${PATH}?view=times`, label: 'navigation.poojaTimes', icon: 'panchanga', order: 220 },
    { ...entry, to: `${PATH}?view=blackouts`, label: 'navigation.poojaBlackouts', icon: 'approvals', order: 225 },
  ],
  messages: {
    en: () => import('./poojas.en.json'),
    hi: () => import('./poojas.hi.json'),
    te: () => import('./poojas.te.json'),
    ta: () => import('./poojas.ta.json'),
    kn: () => import('./poojas.kn.json'),
    gu: () => import('./poojas.gu.json'),
  },
});
