import { defineScreens } from '@sannidhi/kit/area';

const PATH = '/temple-admin/pooja-management';
const permission = 'bookings:read';

/** The sales of big days. */
export const openings = defineScreens({
  routes: [
    {
      path: PATH,
      view: 'openings',
      title: 'navigation.poojaOpenings',
      screen: () => import('./openings-view.tsx'),
      access: 'signed-in',
      permission,
    },
  ],
  navigation: [
    {
      to: `${PATH}?view=openings`,
      label: 'navigation.poojaOpenings',
      icon: 'events',
      group: 'navigation.group.poojas',
      permission,
      order: 222,
    },
  ],
  messages: {
    en: () => import('./openings.en.json'),
    hi: () => import('./openings.hi.json'),
    te: () => import('./openings.te.json'),
    ta: () => import('./openings.ta.json'),
    kn: () => import('./openings.kn.json'),
    gu: () => import('./openings.gu.json'),
  },
});
