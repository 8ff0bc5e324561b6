import { defineScreens } from '@sannidhi/kit/area';

/** Releases of the remotes and who may publish them. */
export const remotes = defineScreens({
  routes: [
    { path: '/superadmin/remotes', title: 'remotes.title', screen: () => import('./releases-view.tsx'), access: 'signed-in' },
    {
      path: '/superadmin/remotes',
      view: 'tokens',
      title: 'remotes.view.tokens',
      screen: () => import('./deploy-tokens-view.tsx'),
      access: 'signed-in',
    },
  ],
  navigation: [{ to: '/superadmin/remotes', label: 'navigation.remotes', icon: 'remotes', order: 40 }],
  messages: {
    en: () => import('./remotes.en.json'),
    hi: () => import('./remotes.hi.json'),
    te: () => import('./remotes.te.json'),
    ta: () => import('./remotes.ta.json'),
    kn: () => import('./remotes.kn.json'),
    gu: () => import('./remotes.gu.json'),
  },
});
