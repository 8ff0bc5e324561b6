import { defineScreens } from '@sannidhi/kit/area';

const PATH = '/priest/messages';

/** A priest’s conversations with temples and the platform. */
export const messages = defineScreens({
  routes: [{ path: PATH, title: 'messages.title', screen: () => import('./messages-screen.tsx'), access: 'signed-in' }],
  navigation: [{ to: PATH, label: 'messages.title', icon: 'messages', order: 30 }],
  messages: {
    en: () => import('./messages.en.json'),
    hi: () => import('./messages.hi.json'),
  },
});
