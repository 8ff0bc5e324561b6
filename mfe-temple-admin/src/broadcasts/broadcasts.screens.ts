import { defineScreens } from '@sannidhi/kit/area';

const PATH = '/temple-admin/messaging';
const permission = 'broadcasts:manage';

/** What the temple writes to many people. */
export const broadcasts = defineScreens({
  routes: [{ path: PATH, title: 'navigation.broadcasts', screen: () => import('./broadcasts-view.tsx'), access: 'signed-in', permission }],
  navigation: [{ to: PATH, label: 'navigation.broadcasts', icon: 'messages', permission, order: 25 }],
  messages: {
    en: () => import('./broadcasts.en.json'),
    hi: () => import('./broadcasts.hi.json'),
    te: () => import('./broadcasts.te.json'),
    ta: () => import('./broadcasts.ta.json'),
    kn: () => import('./broadcasts.kn.json'),
    gu: () => import('./broadcasts.gu.json'),
  },
});
