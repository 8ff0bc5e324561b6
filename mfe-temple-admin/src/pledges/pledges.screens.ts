import { defineScreens } from '@sannidhi/kit/area';

const PATH = '/temple-admin/donation-management';
const readers = { access: 'signed-in', permission: 'pledges:read' } as const;

/** What donors promised, and gifts that may keep a promise. */
export const pledges = defineScreens({
  routes: [
    { path: PATH, view: 'pledges', title: 'navigation.pledges', screen: () => import('./pledges-view.tsx'), ...readers },
    {
      path: PATH,
      view: 'pledge-questions',
      title: 'navigation.questions',
      screen: () => import('./pledge-questions-view.tsx'),
      ...readers,
    },
  ],
  navigation: [
    { to: `${PATH}?view=pledges`, label: 'navigation.pledges', icon: 'deepa', group: 'navigation.group.giving', order: 114 },
    { to: `${PATH}?view=pledge-questions`, label: 'navigation.questions', icon: 'approvals', group: 'navigation.group.giving', order: 116 },
  ],
  messages: {
    en: () => import('./pledges.en.json'),
    hi: () => import('./pledges.hi.json'),
    te: () => import('./pledges.te.json'),
    ta: () => import('./pledges.ta.json'),
    kn: () => import('./pledges.kn.json'),
    gu: () => import('./pledges.gu.json'),
  },
});
