import { defineScreens } from '@sannidhi/kit/area';

const PATH = '/temple-admin/pooja-booking-management';

/** Which priest performs which pooja. */
export const assignments = defineScreens({
  routes: [
    {
      path: PATH,
      view: 'priests',
      title: 'navigation.assignments',
      access: 'signed-in',
      permission: 'bookings:read',
      screen: () => import('./staffed-view.tsx'),
    },
  ],
  navigation: [
    {
      to: `${PATH}?view=priests`,
      label: 'navigation.assignments',
      icon: 'people',
      group: 'navigation.group.poojas',
      permission: 'bookings:read',
      order: 202,
    },
  ],
  messages: {
    en: () => import('./assignments.en.json'),
    hi: () => import('./assignments.hi.json'),
    te: () => import('./assignments.te.json'),
    ta: () => import('./assignments.ta.json'),
    kn: () => import('./assignments.kn.json'),
    gu: () => import('./assignments.gu.json'),
  },
});
