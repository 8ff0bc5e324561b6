import { defineScreens } from '@sannidhi/kit/area';

/** Answering an invitation to a temple's staff, or to serve as its priest. */
export const invitation = defineScreens({
  routes: [
    {
      path: '/temple-admin/invitation',
      title: 'titles.invitation',
      screen: () => import('./staff-invitation.tsx'),
      access: 'public',
      layout: 'plain',
    },
    {
      path: '/priest/invitation',
      title: 'titles.priestInvitation',
      screen: () => import('./priest-invitation.tsx'),
      access: 'public',
      layout: 'plain',
    },
  ],
  messages: {
    en: () => import('./invitation.en.json'),
    hi: () => import('./invitation.hi.json'),
    te: () => import('./invitation.te.json'),
    ta: () => import('./invitation.ta.json'),
    kn: () => import('./invitation.kn.json'),
    gu: () => import('./invitation.gu.json'),
  },
});
