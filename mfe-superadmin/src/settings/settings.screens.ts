import { defineScreens } from '@sannidhi/kit/area';

/** The operator’s account. */
export const settings = defineScreens({
  routes: [{ path: '/superadmin/settings', title: 'settings.title', screen: () => import('./settings-screen.tsx'), access: 'signed-in' }],
  messages: { en: () => import('./settings.en.json'), hi: () => import('./settings.hi.json') },
});
