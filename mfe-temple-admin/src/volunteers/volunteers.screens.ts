import { defineScreens } from '@sannidhi/kit/area';

const SHIFTS = '/temple-admin/volunteer-management';
const PEOPLE = '/temple-admin/volunteers';
const page = { access: 'signed-in', permission: 'volunteers:read' } as const;
const entry = { group: 'navigation.group.temple', icon: 'volunteers', permission: 'volunteers:read' } as const;

/** What the temple needs hands for, its shifts, and who helps. */
export const volunteers = defineScreens({
  routes: [
    { ...page, path: SHIFTS, title: 'navigation.shifts', screen: () => import('./shifts-view.tsx') },
    { ...page, path: SHIFTS, view: 'opportunities', title: 'navigation.opportunities', screen: () => import('./opportunities-view.tsx') },
    { ...page, path: SHIFTS, view: 'sign-ups', title: 'navigation.signUps', screen: () => import('./sign-ups-view.tsx') },
    { ...page, path: PEOPLE, title: 'navigation.volunteers', screen: () => import('./volunteers-view.tsx') },
    { ...page, path: PEOPLE, view: 'teams', title: 'navigation.teams', screen: () => import('./teams-view.tsx') },
    { ...page, path: PEOPLE, view: 'hours', title: 'navigation.hours', screen: () => import('./volunteer-hours-view.tsx') },
  ],
  navigation: [
    { ...entry, to: SHIFTS, label: 'navigation.shifts', order: 302 },
    { ...entry, to: `${SHIFTS}?view=sign-ups`, label: 'navigation.signUps', order: 303 },
    { ...entry, to: `${SHIFTS}?view=opportunities`, label: 'navigation.opportunities', order: 304 },
    { ...entry, to: PEOPLE, label: 'navigation.volunteers', order: 305 },
    { ...entry, to: `${PEOPLE}?view=teams`, label: 'navigation.teams', order: 306 },
    { ...entry, to: `${PEOPLE}?view=hours`, label: 'navigation.hours', order: 307 },
  ],
  messages: {
    en: () => import('./volunteers.en.json'),
    hi: () => import('./volunteers.hi.json'),
    te: () => import('./volunteers.te.json'),
    ta: () => import('./volunteers.ta.json'),
    kn: () => import('./volunteers.kn.json'),
    gu: () => import('./volunteers.gu.json'),
  },
});
