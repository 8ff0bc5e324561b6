import { defineScreens } from '@sannidhi/kit/area';

/** Counts of the hundi. */
export const hundi = defineScreens({
  navigation: [
    {
      to: '/temple-admin/donation-management?view=hundi',
      label: 'navigation.hundi',
      icon: 'hundi',
      group: 'navigation.group.giving',
      order: 140,
      permission: 'donations:read',
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
