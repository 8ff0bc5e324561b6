import { defineScreens } from '@sannidhi/kit/area';

/** The day’s services. */
export const day = defineScreens({
  routes: [{ path: '/priest/dashboard', title: 'day.title', screen: () => import('./day-screen.tsx'), access: 'signed-in' }],
  messages: { en: () => import('./day.en.json'), hi: () => import('./day.hi.json') },
});
