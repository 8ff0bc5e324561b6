import { defineScreens } from '@sannidhi/kit/area';

/** Poojas at home and special ones: asking for them, and what becomes of it. */
export const requests = defineScreens({
  routes: [
    {
      path: '/pooja-services',
      view: 'request',
      title: 'titles.askForPooja',
      screen: () => import('./ask-screen.tsx'),
      access: 'signed-in',
    },
    {
      path: '/bookings',
      view: 'requests',
      title: 'titles.poojaRequests',
      screen: () => import('./requests-screen.tsx'),
      access: 'signed-in',
    },
  ],
  navigation: [{ to: '/bookings?view=requests', label: 'titles.poojaRequests', icon: 'activity', group: 'navigation.account', order: 107 }],
  messages: {
    en: () => import('./requests.en.json'),
    hi: () => import('./requests.hi.json'),
    te: () => import('./requests.te.json'),
    ta: () => import('./requests.ta.json'),
    kn: () => import('./requests.kn.json'),
    gu: () => import('./requests.gu.json'),
  },
});
