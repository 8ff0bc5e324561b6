import { defineScreens } from '@sannidhi/kit/area';

/** Several gifts paid for together, one temple after the other. */
export const cart = defineScreens({
  routes: [
    {
      path: '/devotee/donate',
      view: 'cart',
      title: 'titles.cart',
      screen: () => import('./cart-screen.tsx'),
      access: 'signed-in',
    },
  ],
  messages: {
    en: () => import('./cart.en.json'),
    hi: () => import('./cart.hi.json'),
    te: () => import('./cart.te.json'),
    ta: () => import('./cart.ta.json'),
    kn: () => import('./cart.kn.json'),
    gu: () => import('./cart.gu.json'),
  },
});
