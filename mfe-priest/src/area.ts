import { defineArea } from '@sannidhi/kit/area';

/** The priest portal. Every path of the specification resolves; a screen that is not built yet says so. */
export default defineArea({
  name: 'mfe-priest',
  messages: { en: () => import('./messages/en.json'), hi: () => import('./messages/hi.json') },
  navigation: [{ to: '/priest/dashboard', label: 'navigation.dashboard', icon: 'dashboard' }],
  routes: [
    { path: '/priest/dashboard', title: 'titles.dashboard', screen: () => import('./screens/not-open-yet.tsx'), access: 'signed-in' },
  ],
});
