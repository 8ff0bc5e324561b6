import { defineScreens } from '@sannidhi/kit/area';

const PATH = '/temple-admin/messages';

/** The office’s shared inbox. */
export const messages = defineScreens({
  routes: [
    {
      path: PATH,
      title: 'navigation.inbox',
      screen: () => import('./messages-screen.tsx'),
      access: 'signed-in',
      permission: 'messages:read',
    },
  ],
  navigation: [{ to: PATH, label: 'navigation.inbox', icon: 'messages', permission: 'messages:read', order: 20 }],
  messages: {
    en: () => import('./messages.en.json'),
    hi: () => import('./messages.hi.json'),
    te: () => import('./messages.te.json'),
    ta: () => import('./messages.ta.json'),
    kn: () => import('./messages.kn.json'),
    gu: () => import('./messages.gu.json'),
  },
});
