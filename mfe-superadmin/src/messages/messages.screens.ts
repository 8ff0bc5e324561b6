import { defineScreens } from '@sannidhi/kit/area';

const PATH = '/superadmin/messages';

/** The platform’s conversations with temples and priests. */
export const messages = defineScreens({
  routes: [{ path: PATH, title: 'messages.title', screen: () => import('./messages-screen.tsx'), access: 'signed-in' }],
  navigation: [{ to: PATH, label: 'messages.title', icon: 'messages', order: 50 }],
  messages: {
    en: () => import('./messages.en.json'),
    hi: () => import('./messages.hi.json'),
    te: () => import('./messages.te.json'),
    ta: () => import('./messages.ta.json'),
    kn: () => import('./messages.kn.json'),
    gu: () => import('./messages.gu.json'),
  },
});
