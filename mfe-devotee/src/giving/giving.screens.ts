import { defineScreens } from '@sannidhi/kit/area';

/** Giving as a guest or a devotee. */
export const giving = defineScreens({
  routes: [
    { path: '/donate', title: 'titles.donate', screen: () => import('../screens/donate.tsx'), access: 'public', layout: 'plain' },
    { path: '/devotee/donate', title: 'titles.donate', screen: () => import('../screens/donor-donate.tsx'), access: 'signed-in' },
  ],
  messages: {
    en: () => import('./giving.en.json'),
    hi: () => import('./giving.hi.json'),
    te: () => import('./giving.te.json'),
    ta: () => import('./giving.ta.json'),
    kn: () => import('./giving.kn.json'),
    gu: () => import('./giving.gu.json'),
  },
});
