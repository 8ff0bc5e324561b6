import { defineScreens } from '@sannidhi/kit/area';

const PATH = '/priest/dashboard';

/** What temples owe and have paid the priest. */
export const dakshina = defineScreens({
  routes: [{ path: PATH, view: 'dakshina', title: 'dakshina.title', screen: () => import('./dakshina-view.tsx'), access: 'signed-in' }],
  navigation: [{ to: `${PATH}?view=dakshina`, label: 'dakshina.title', icon: 'fund', order: 40 }],
  messages: { en: () => import('./dakshina.en.json'), hi: () => import('./dakshina.hi.json') },
});
