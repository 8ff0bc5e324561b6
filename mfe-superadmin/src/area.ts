import { defineArea } from '@sannidhi/kit/area';

/** The platform's desk: what needs its operators. */
export default defineArea({
  name: 'mfe-superadmin',
  navigation: [
    { to: '/superadmin/dashboard', label: 'navigation.overview', icon: 'dashboard' },
    { to: '/superadmin/support', label: 'navigation.support', icon: 'messages' },
    { to: '/superadmin/accounts', label: 'navigation.accounts', icon: 'people' },
    { to: '/superadmin/remotes', label: 'navigation.remotes', icon: 'remotes' },
    { to: '/superadmin/temple-approvals', label: 'navigation.approvals', icon: 'approvals' },
  ],
  routes: [
    {
      path: '/superadmin/dashboard',
      title: 'overview.title',
      screen: () => import('./overview/overview-screen.tsx'),
      access: 'signed-in',
    },
    {
      path: '/superadmin/temple-approvals',
      title: 'approvals.title',
      screen: () => import('./approvals/approvals-screen.tsx'),
      access: 'signed-in',
    },
    {
      path: '/superadmin/support',
      title: 'support.title',
      screen: () => import('./support/support-screen.tsx'),
      access: 'signed-in',
    },
    {
      path: '/superadmin/accounts',
      title: 'accounts.title',
      screen: () => import('./accounts/accounts-screen.tsx'),
      access: 'signed-in',
    },
    {
      path: '/superadmin/remotes',
      title: 'remotes.title',
      screen: () => import('./remotes/remotes-screen.tsx'),
      access: 'signed-in',
    },
    {
      path: '/superadmin/settings',
      title: 'settings.title',
      screen: () => import('./settings/settings-screen.tsx'),
      access: 'signed-in',
    },
  ],
  messages: { en: () => import('./messages/en.json'), hi: () => import('./messages/hi.json') },
});
