import { defineScreens } from '@sannidhi/kit/area';

/** The week’s services. */
export const week = defineScreens({
  routes: [
    { path: '/priest/dashboard', view: 'week', title: 'week.title', screen: () => import('./week-screen.tsx'), access: 'signed-in' },
  ],
  messages: { en: () => import('./week.en.json'), hi: () => import('./week.hi.json') },
});
