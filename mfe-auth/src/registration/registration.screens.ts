import { defineScreens } from '@sannidhi/kit/area';

/** A temple’s application and its status. */
export const registration = defineScreens({
  routes: [
    {
      path: '/temple-admin/signup',
      title: 'titles.templeSignup',
      screen: () => import('../screens/temple-signup.tsx'),
      access: 'public',
      layout: 'plain',
    },
    {
      path: '/temple-admin/registration-status',
      title: 'titles.registrationStatus',
      screen: () => import('../screens/registration-status.tsx'),
      access: 'public',
      layout: 'plain',
    },
  ],
  messages: {
    en: () => import('./registration.en.json'),
    hi: () => import('./registration.hi.json'),
    te: () => import('./registration.te.json'),
    ta: () => import('./registration.ta.json'),
    kn: () => import('./registration.kn.json'),
    gu: () => import('./registration.gu.json'),
  },
});
