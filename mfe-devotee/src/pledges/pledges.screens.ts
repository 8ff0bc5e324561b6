import { defineScreens } from '@sannidhi/kit/area';

const PATH = '/devotee/activity';

/** What a devotee promised to give. */
export const pledges = defineScreens({
  routes: [
    { path: PATH, view: 'pledges', title: 'titles.pledges', screen: () => import('./own-pledges.tsx'), access: 'signed-in' },
    { path: PATH, view: 'new-pledge', title: 'titles.newPledge', screen: () => import('./new-pledge.tsx'), access: 'signed-in' },
  ],
  navigation: [{ to: `${PATH}?view=pledges`, label: 'titles.pledges', icon: 'deepa', group: 'navigation.account', order: 112 }],
  messages: {
    en: () => import('./pledges.en.json'),
    hi: () => import('./pledges.hi.json'),
    te: () => import('./pledges.te.json'),
    ta: () => import('./pledges.ta.json'),
    kn: () => import('./pledges.kn.json'),
    gu: () => import('./pledges.gu.json'),
  },
});
