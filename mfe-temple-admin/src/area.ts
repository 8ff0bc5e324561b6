import { defineArea } from '@sannidhi/kit/area';
import { NAVIGATION } from './area/navigation.ts';
import { NOT_OPEN } from './area/not-open.ts';

/** The temple's office: what it shows, under which address, and whom. */
export default defineArea({
  name: 'mfe-temple-admin',
  navigation: NAVIGATION,
  routes: [
    {
      path: '/temple-admin/dashboard',
      title: 'dashboard.title',
      screen: () => import('./dashboard/dashboard-screen.tsx'),
      access: 'signed-in',
      permission: 'temple:read',
    },
    {
      path: '/temple-admin/donations',
      title: 'donations.title',
      screen: () => import('./donations/donations-screen.tsx'),
      access: 'signed-in',
      permission: 'donations:read',
    },
    {
      path: '/temple-admin/donation-management',
      title: 'donations.title',
      screen: () => import('./donations/donation-management-screen.tsx'),
      access: 'signed-in',
      permission: 'donations:read',
    },
    {
      path: '/temple-admin/financial-management',
      title: 'ledger.title',
      screen: () => import('./ledger/ledger-screen.tsx'),
      access: 'signed-in',
      permission: 'ledger:read',
    },
    {
      path: '/temple-admin/settings',
      title: 'settings.title',
      screen: () => import('./settings/settings-screen.tsx'),
      access: 'signed-in',
    },
    {
      path: '/temple-admin/verification-status',
      title: 'verification.title',
      screen: () => import('./verification/verification-screen.tsx'),
      access: 'signed-in',
      permission: 'temple:read',
    },
    ...NOT_OPEN.map(({ path, topic }) => ({
      path,
      title: `notOpen.topic.${topic}.name`,
      screen: () => import('./area/not-open-screen.tsx'),
      access: 'signed-in' as const,
    })),
  ],
  messages: { en: () => import('./messages/en.json'), hi: () => import('./messages/hi.json') },
});
