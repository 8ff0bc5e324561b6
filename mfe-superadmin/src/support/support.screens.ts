import { defineScreens } from '@sannidhi/kit/area';

/** Messages from the contact form. */
export const support = defineScreens({
  routes: [{ path: '/superadmin/support', title: 'support.title', screen: () => import('./support-screen.tsx'), access: 'signed-in' }],
  navigation: [{ to: '/superadmin/support', label: 'navigation.support', icon: 'messages', order: 55 }],
  messages: {
    en: () => import('./support.en.json'),
    hi: () => import('./support.hi.json'),
    te: () => import('./support.te.json'),
    ta: () => import('./support.ta.json'),
    kn: () => import('./support.kn.json'),
    gu: () => import('./support.gu.json'),
  },
});
