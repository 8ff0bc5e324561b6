import { defineArea } from '@sannidhi/kit/area';

/** Platform administration. Every path of the specification resolves; a screen that is not built yet says so. */
export default defineArea({
  name: 'mfe-superadmin',
  messages: { en: () => import('./messages/en.json'), hi: () => import('./messages/hi.json') },
  navigation: [
    { to: '/superadmin/dashboard', label: 'navigation.dashboard', icon: 'dashboard' },
    { to: '/superadmin/temple-approvals', label: 'navigation.templeApprovals', icon: 'approvals' },
  ],
  routes: [
    { path: '/superadmin/dashboard', title: 'titles.dashboard', screen: () => import('./screens/not-open-yet.tsx'), access: 'signed-in' },
    {
      path: '/superadmin/temple-approvals',
      title: 'titles.templeApprovals',
      screen: () => import('./screens/not-open-yet.tsx'),
      access: 'signed-in',
    },
  ],
});
