import { defineScreens } from '@sannidhi/kit/area';

/** Account recovery without the second factor. */
export const secondFactor = defineScreens({
  routes: [
    {
      path: '/second-factor-reset',
      title: 'titles.secondFactorReset',
      screen: () => import('../screens/second-factor-reset.tsx'),
      access: 'public',
      layout: 'plain',
    },
  ],
  messages: {
    en: () => import('./second-factor.en.json'),
    hi: () => import('./second-factor.hi.json'),
    te: () => import('./second-factor.te.json'),
    ta: () => import('./second-factor.ta.json'),
    kn: () => import('./second-factor.kn.json'),
    gu: () => import('./second-factor.gu.json'),
  },
});
