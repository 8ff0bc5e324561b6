import { defineScreens } from '@sannidhi/kit/area';

const PATH = '/priest/dashboard';

/** Offers to answer, and what was accepted. */
export const offers = defineScreens({
  routes: [{ path: PATH, view: 'offers', title: 'offers.title', screen: () => import('./offers-view.tsx'), access: 'signed-in' }],
  navigation: [{ to: `${PATH}?view=offers`, label: 'offers.title', icon: 'approvals', order: 20 }],
  messages: { en: () => import('./offers.en.json'), hi: () => import('./offers.hi.json') },
});
