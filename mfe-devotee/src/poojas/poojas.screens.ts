import { defineScreens } from '@sannidhi/kit/area';

/** The catalog of poojas, and booking one. */
export const poojas = defineScreens({
  routes: [
    { path: '/pooja-booking', title: 'titles.poojaBooking', screen: () => import('./poojas-screen.tsx'), access: 'public' },
    { path: '/pooja-services', title: 'titles.poojaServices', screen: () => import('./poojas-screen.tsx'), access: 'signed-in' },
  ],
  navigation: [{ to: '/pooja-services', label: 'titles.poojaServices', icon: 'temple', group: 'navigation.account', order: 104 }],
  messages: {
    en: () => import('./poojas.en.json'),
    hi: () => import('./poojas.hi.json'),
    te: () => import('./poojas.te.json'),
    ta: () => import('./poojas.ta.json'),
    kn: () => import('./poojas.kn.json'),
    gu: () => import('./poojas.gu.json'),
  },
});
