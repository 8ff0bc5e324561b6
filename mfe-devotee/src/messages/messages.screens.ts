import { defineScreens } from '@sannidhi/kit/area';

const PATH = '/devotee/messages';

/** What a devotee and temples write to each other. */
export const messages = defineScreens({
  routes: [{ path: PATH, title: 'titles.messages', screen: () => import('./messages-screen.tsx'), access: 'signed-in' }],
  navigation: [{ to: PATH, label: 'navigation.messages', icon: 'messages', order: 40 }],
  messages: {
    en: () => import('./messages.en.json'),
    hi: () => import('./messages.hi.json'),
    te: () => import('./messages.te.json'),
    ta: () => import('./messages.ta.json'),
    kn: () => import('./messages.kn.json'),
    gu: () => import('./messages.gu.json'),
  },
});
