import { defineArea } from '@sannidhi/kit/area';

/** Sign-in and sign-up of every portal. Every path of the specification resolves; a screen that is not built yet says so. */
export default defineArea({
  name: 'mfe-auth',
  messages: { en: () => import('./messages/en.json'), hi: () => import('./messages/hi.json') },
  navigation: [],
  routes: [
    { path: '/login', title: 'titles.login', screen: () => import('./screens/not-open-yet.tsx'), access: 'public', layout: 'plain' },
    { path: '/register', title: 'titles.register', screen: () => import('./screens/not-open-yet.tsx'), access: 'public', layout: 'plain' },
    {
      path: '/verify-email',
      title: 'titles.verifyEmail',
      screen: () => import('./screens/not-open-yet.tsx'),
      access: 'public',
      layout: 'plain',
    },
    {
      path: '/forgot-password',
      title: 'titles.forgotPassword',
      screen: () => import('./screens/not-open-yet.tsx'),
      access: 'public',
      layout: 'plain',
    },
    {
      path: '/reset-password',
      title: 'titles.resetPassword',
      screen: () => import('./screens/not-open-yet.tsx'),
      access: 'public',
      layout: 'plain',
    },
    {
      path: '/devotee/login',
      title: 'titles.devoteeLogin',
      screen: () => import('./screens/not-open-yet.tsx'),
      access: 'public',
      layout: 'plain',
    },
    {
      path: '/devotee/register',
      title: 'titles.devoteeRegister',
      screen: () => import('./screens/not-open-yet.tsx'),
      access: 'public',
      layout: 'plain',
    },
    {
      path: '/temple-admin/signup',
      title: 'titles.templeSignup',
      screen: () => import('./screens/not-open-yet.tsx'),
      access: 'public',
      layout: 'plain',
    },
    {
      path: '/temple-admin/login',
      title: 'titles.templeLogin',
      screen: () => import('./screens/not-open-yet.tsx'),
      access: 'public',
      layout: 'plain',
    },
    {
      path: '/temple-admin/forgot-password',
      title: 'titles.templeForgotPassword',
      screen: () => import('./screens/not-open-yet.tsx'),
      access: 'public',
      layout: 'plain',
    },
    {
      path: '/temple-admin/registration-status',
      title: 'titles.registrationStatus',
      screen: () => import('./screens/not-open-yet.tsx'),
      access: 'public',
      layout: 'plain',
    },
    {
      path: '/priest/login',
      title: 'titles.priestLogin',
      screen: () => import('./screens/not-open-yet.tsx'),
      access: 'public',
      layout: 'plain',
    },
    {
      path: '/superadmin/login',
      title: 'titles.superadminLogin',
      screen: () => import('./screens/not-open-yet.tsx'),
      access: 'public',
      layout: 'plain',
    },
  ],
});
