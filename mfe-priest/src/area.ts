import { defineArea } from '@sannidhi/kit/area';

/** The priest's portal: the day, at arm's length. */
export default defineArea({
  name: 'mfe-priest',
  navigation: [],
  routes: [
    {
      path: '/priest/dashboard',
      title: 'day.title',
      screen: () => import('./day/day-screen.tsx'),
      access: 'signed-in',
    },
    {
      path: '/priest/settings',
      title: 'settings.title',
      screen: () => import('./settings/settings-screen.tsx'),
      access: 'signed-in',
    },
  ],
  messages: { en: () => import('./messages/en.json'), hi: () => import('./messages/hi.json') },
});
