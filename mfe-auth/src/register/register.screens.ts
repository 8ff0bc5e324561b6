import { defineScreens } from '@sannidhi/kit/area';

/** Opening a devotee account. */
export const register = defineScreens({
  routes: [
    { path: '/register', title: 'titles.register', screen: () => import('../screens/register.tsx'), access: 'public', layout: 'plain' },
    {
      path: '/devotee/register',
      title: 'titles.register',
      screen: () => import('../screens/register.tsx'),
      access: 'public',
      layout: 'plain',
    },
  ],
  messages: {
    en: () => import('./register.en.json'),
    hi: () => import('./register.hi.json'),
    te: () => import('./register.te.json'),
    ta: () => import('./register.ta.json'),
    kn: () => import('./register.kn.json'),
    gu: () => import('./register.gu.json'),
  },
});
