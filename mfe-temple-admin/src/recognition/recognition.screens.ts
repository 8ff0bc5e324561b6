import { defineScreens } from '@sannidhi/kit/area';

/** Whom the temple thanks in public, and the cards it mails. */
export const recognition = defineScreens({
  routes: [
    {
      path: '/temple-admin/donation-management',
      view: 'recognition',
      title: 'navigation.recognition',
      screen: () => import('./recognition-view.tsx'),
      access: 'signed-in',
      permission: 'donations:read',
    },
  ],
  navigation: [
    {
      to: '/temple-admin/donation-management?view=recognition',
      label: 'navigation.recognition',
      icon: 'people',
      group: 'navigation.group.giving',
      order: 165,
    },
  ],
  messages: {
    en: () => import('./recognition.en.json'),
    hi: () => import('./recognition.hi.json'),
    te: () => import('./recognition.te.json'),
    ta: () => import('./recognition.ta.json'),
    kn: () => import('./recognition.kn.json'),
    gu: () => import('./recognition.gu.json'),
  },
});
