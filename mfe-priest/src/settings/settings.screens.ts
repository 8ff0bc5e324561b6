import { defineScreens } from '@sannidhi/kit/area';

/** The priest’s account. */
export const settings = defineScreens({
  routes: [{ path: '/priest/settings', title: 'settings.title', screen: () => import('./settings-screen.tsx'), access: 'signed-in' }],
  messages: { en: () => import('./settings.en.json'), hi: () => import('./settings.hi.json') },
});
