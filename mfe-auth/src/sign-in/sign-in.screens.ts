import { defineScreens } from '@sannidhi/kit/area';

/** Signing in to each portal. */
export const signIn = defineScreens({
  routes: [
    { path: '/login', title: 'titles.signIn', screen: () => import('../screens/sign-in.tsx'), access: 'public', layout: 'plain' },
    { path: '/devotee/login', title: 'titles.signIn', screen: () => import('../screens/sign-in.tsx'), access: 'public', layout: 'plain' },
    {
      path: '/temple-admin/login',
      title: 'titles.templeSignIn',
      screen: () => import('../screens/temple-sign-in.tsx'),
      access: 'public',
      layout: 'plain',
    },
    {
      path: '/priest/login',
      title: 'titles.priestSignIn',
      screen: () => import('../screens/priest-sign-in.tsx'),
      access: 'public',
      layout: 'plain',
    },
    {
      path: '/superadmin/login',
      title: 'titles.platformSignIn',
      screen: () => import('../screens/platform-sign-in.tsx'),
      access: 'public',
      layout: 'plain',
    },
  ],
  messages: {
    en: () => import('./sign-in.en.json'),
    hi: () => import('./sign-in.hi.json'),
    te: () => import('./sign-in.te.json'),
    ta: () => import('./sign-in.ta.json'),
    kn: () => import('./sign-in.kn.json'),
    gu: () => import('./sign-in.gu.json'),
  },
});
