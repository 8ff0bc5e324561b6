import { defineArea } from '@sannidhi/kit/area';

const signIn = () => import('./screens/sign-in.tsx');
const register = () => import('./screens/register.tsx');

/** Signing in to each portal, opening a devotee account, verifying an email and getting back in. Never asks for a session. */
export default defineArea({
  name: 'mfe-auth',
  navigation: [],
  routes: [
    { path: '/login', title: 'titles.signIn', screen: signIn, access: 'public', layout: 'plain' },
    { path: '/devotee/login', title: 'titles.signIn', screen: signIn, access: 'public', layout: 'plain' },
    { path: '/register', title: 'titles.register', screen: register, access: 'public', layout: 'plain' },
    { path: '/devotee/register', title: 'titles.register', screen: register, access: 'public', layout: 'plain' },
    {
      path: '/verify-email',
      title: 'titles.verifyEmail',
      screen: () => import('./screens/verify-email.tsx'),
      access: 'public',
      layout: 'plain',
    },
    {
      path: '/forgot-password',
      title: 'titles.forgotPassword',
      screen: () => import('./screens/forgot-password.tsx'),
      access: 'public',
      layout: 'plain',
    },
    {
      path: '/temple-admin/forgot-password',
      title: 'titles.forgotPassword',
      screen: () => import('./screens/forgot-temple-password.tsx'),
      access: 'public',
      layout: 'plain',
    },
    {
      path: '/reset-password',
      title: 'titles.resetPassword',
      screen: () => import('./screens/reset-password.tsx'),
      access: 'public',
      layout: 'plain',
    },
    {
      path: '/second-factor-reset',
      title: 'titles.secondFactorReset',
      screen: () => import('./screens/second-factor-reset.tsx'),
      access: 'public',
      layout: 'plain',
    },
    {
      path: '/temple-admin/login',
      title: 'titles.templeSignIn',
      screen: () => import('./screens/temple-sign-in.tsx'),
      access: 'public',
      layout: 'plain',
    },
    {
      path: '/priest/login',
      title: 'titles.priestSignIn',
      screen: () => import('./screens/priest-sign-in.tsx'),
      access: 'public',
      layout: 'plain',
    },
    {
      path: '/superadmin/login',
      title: 'titles.platformSignIn',
      screen: () => import('./screens/platform-sign-in.tsx'),
      access: 'public',
      layout: 'plain',
    },
    {
      path: '/temple-admin/signup',
      title: 'titles.templeSignup',
      screen: () => import('./screens/temple-signup.tsx'),
      access: 'public',
      layout: 'plain',
    },
    {
      path: '/temple-admin/registration-status',
      title: 'titles.registrationStatus',
      screen: () => import('./screens/registration-status.tsx'),
      access: 'public',
      layout: 'plain',
    },
  ],
  messages: { en: () => import('./messages/en.json'), hi: () => import('./messages/hi.json') },
});
