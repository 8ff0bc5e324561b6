import { defineScreens } from '@sannidhi/kit/area';

/** Recurring gifts. A view of the page that starts them; the provider's card page leads back here (`CARD_RETURN_PATH`). */
export const plans = defineScreens({
  routes: [
    {
      path: '/devotee/donate',
      view: 'recurring',
      title: 'titles.plans',
      screen: () => import('./plans-screen.tsx'),
      access: 'signed-in',
    },
  ],
  navigation: [{ to: '/devotee/donate?view=recurring', label: 'titles.plans', icon: 'calendar', group: 'navigation.account', order: 115 }],
  messages: {
    en: () => import('./plans.en.json'),
    hi: () => import('./plans.hi.json'),
    te: () => import('./plans.te.json'),
    ta: () => import('./plans.ta.json'),
    kn: () => import('./plans.kn.json'),
    gu: () => import('./plans.gu.json'),
  },
});
