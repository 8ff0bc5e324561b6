import { defineScreens } from '@sannidhi/kit/area';

const PATH = '/priest/dashboard';

/** When the priest can be asked, and for what. */
export const availability = defineScreens({
  routes: [
    { path: PATH, view: 'availability', title: 'availability.title', screen: () => import('./availability-view.tsx'), access: 'signed-in' },
  ],
  navigation: [{ to: `${PATH}?view=availability`, label: 'availability.title', icon: 'calendar', order: 30 }],
  messages: { en: () => import('./availability.en.json'), hi: () => import('./availability.hi.json') },
});
