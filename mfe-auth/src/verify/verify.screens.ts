import { defineScreens } from '@sannidhi/kit/area';

/** Verifying an email. */
export const verify = defineScreens({
  routes: [
    {
      path: '/verify-email',
      title: 'titles.verifyEmail',
      screen: () => import('../screens/verify-email.tsx'),
      access: 'public',
      layout: 'plain',
    },
  ],
  messages: {
    en: () => import('./verify.en.json'),
    hi: () => import('./verify.hi.json'),
    te: () => import('./verify.te.json'),
    ta: () => import('./verify.ta.json'),
    kn: () => import('./verify.kn.json'),
    gu: () => import('./verify.gu.json'),
  },
});
