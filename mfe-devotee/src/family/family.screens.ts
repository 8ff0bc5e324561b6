import { defineScreens } from '@sannidhi/kit/area';

/** The family and its calendar dates. */
export const family = defineScreens({
  routes: [
    { path: '/devotee/family', title: 'titles.family', screen: () => import('../screens/family.tsx'), access: 'signed-in' },
    {
      path: '/devotee/add-family-member',
      title: 'titles.addFamilyMember',
      screen: () => import('../screens/add-family-member.tsx'),
      access: 'signed-in',
    },
    {
      path: '/devotee/family-panchanga',
      title: 'titles.familyPanchanga',
      screen: () => import('../screens/family-panchanga.tsx'),
      access: 'signed-in',
    },
    {
      path: '/devotee/family-panchanga',
      view: 'people',
      title: 'titles.familyPanchangaByPerson',
      screen: () => import('../screens/family-panchanga.tsx'),
      access: 'signed-in',
    },
  ],
  navigation: [{ to: '/devotee/family', label: 'titles.family', icon: 'family', group: 'navigation.account', order: 140 }],
  messages: {
    en: () => import('./family.en.json'),
    hi: () => import('./family.hi.json'),
    te: () => import('./family.te.json'),
    ta: () => import('./family.ta.json'),
    kn: () => import('./family.kn.json'),
    gu: () => import('./family.gu.json'),
  },
});
