import { defineScreens } from '@sannidhi/kit/area';

/** The status of the temple’s application. */
export const verification = defineScreens({
  routes: [
    {
      path: '/temple-admin/verification-status',
      title: 'verification.title',
      screen: () => import('./verification-screen.tsx'),
      access: 'signed-in',
      permission: 'temple:read',
    },
  ],
  messages: { en: () => import('./verification.en.json'), hi: () => import('./verification.hi.json') },
});
