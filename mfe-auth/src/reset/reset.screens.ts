import { defineScreens } from '@sannidhi/kit/area';

/** Account recovery without the password. */
export const reset = defineScreens({
  routes: [
    {
      path: '/forgot-password',
      title: 'titles.forgotPassword',
      screen: () => import('../screens/forgot-password.tsx'),
      access: 'public',
      layout: 'plain',
    },
    {
      path: '/temple-admin/forgot-password',
      title: 'titles.forgotPassword',
      screen: () => import('../screens/forgot-temple-password.tsx'),
      access: 'public',
      layout: 'plain',
    },
    {
      path: '/reset-password',
      title: 'titles.resetPassword',
      screen: () => import('../screens/reset-password.tsx'),
      access: 'public',
      layout: 'plain',
    },
  ],
  messages: {
    en: () => import('./reset.en.json'),
    hi: () => import('./reset.hi.json'),
    te: () => import('./reset.te.json'),
    ta: () => import('./reset.ta.json'),
    kn: () => import('./reset.kn.json'),
    gu: () => import('./reset.gu.json'),
  },
});
