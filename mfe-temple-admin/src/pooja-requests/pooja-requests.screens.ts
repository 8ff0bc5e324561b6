import { defineScreens } from '@sannidhi/kit/area';

const PATH = '/temple-admin/pooja-requests';
const read = { access: 'signed-in', permission: 'bookings:read' } as const;

/** Poojas that families ask for: quotes, dates, and what became of them. */
export const poojaRequests = defineScreens({
  routes: [{ path: PATH, title: 'navigation.poojaRequests', screen: () => import('./requests-view.tsx'), ...read }],
  navigation: [
    {
      to: PATH,
      label: 'navigation.poojaRequests',
      icon: 'approvals',
      group: 'navigation.group.poojas',
      permission: 'bookings:read',
      order: 207,
    },
  ],
  messages: {
    en: () => import('./requests.en.json'),
    hi: () => import('./requests.hi.json'),
    te: () => import('./requests.te.json'),
    ta: () => import('./requests.ta.json'),
    kn: () => import('./requests.kn.json'),
    gu: () => import('./requests.gu.json'),
  },
});
