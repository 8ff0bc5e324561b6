import { defineScreens } from '@sannidhi/kit/area';

/** Counts of the hundi. */
export const hundi = defineScreens({
  routes: [
    {
      path: '/temple-admin/donation-management',
      view: 'hundi',
      title: 'navigation.hundi',
      screen: () => import('./hundi-view.tsx'),
      access: 'signed-in',
      permission: 'donations:read',
    },
  ],
  navigation: [
    {
      to: '/temple-admin/donation-management?view=hundi',
      label: 'navigation.hundi',
      icon: 'hundi',
      group: 'navigation.group.giving',
      order: 140,
    },
  ],
  messages: {
    en: () => import('./hundi.en.json'),
    hi: () => import('./hundi.hi.json'),
    te: () => import('./hundi.te.json'),
    ta: () => import('./hundi.ta.json'),
    kn: () => import('./hundi.kn.json'),
    gu: () => import('./hundi.gu.json'),
  },
});
