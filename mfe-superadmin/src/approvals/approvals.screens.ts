import { defineScreens } from '@sannidhi/kit/area';

/** Temples’ applications. */
export const approvals = defineScreens({
  routes: [
    { path: '/superadmin/temple-approvals', title: 'approvals.title', screen: () => import('./approvals-screen.tsx'), access: 'signed-in' },
  ],
  navigation: [{ to: '/superadmin/temple-approvals', label: 'navigation.approvals', icon: 'approvals', order: 20 }],
  messages: {
    en: () => import('./approvals.en.json'),
    hi: () => import('./approvals.hi.json'),
    te: () => import('./approvals.te.json'),
    ta: () => import('./approvals.ta.json'),
    kn: () => import('./approvals.kn.json'),
    gu: () => import('./approvals.gu.json'),
  },
});
