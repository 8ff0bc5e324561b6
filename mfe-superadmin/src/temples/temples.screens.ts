import { defineScreens } from '@sannidhi/kit/area';

/** Temples in every state, and suspending one. */
export const temples = defineScreens({
  routes: [{ path: '/superadmin/temples', title: 'temples.title', screen: () => import('./temples-screen.tsx'), access: 'signed-in' }],
  navigation: [{ to: '/superadmin/temples', label: 'navigation.temples', icon: 'temple', order: 25 }],
  messages: {
    en: () => import('./temples.en.json'),
    hi: () => import('./temples.hi.json'),
    te: () => import('./temples.te.json'),
    ta: () => import('./temples.ta.json'),
    kn: () => import('./temples.kn.json'),
    gu: () => import('./temples.gu.json'),
  },
});
