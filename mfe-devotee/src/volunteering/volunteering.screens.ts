import { defineScreens } from '@sannidhi/kit/area';
import { ANSWER_PATTERN, CHECK_IN_PATTERN, VOLUNTEER_PATH } from './volunteering-paths.ts';

const page = { path: VOLUNTEER_PATH, access: 'signed-in' } as const;

/** Helping at a temple: find shifts, answer for one's own, and see the hours they add up to. */
export const volunteering = defineScreens({
  routes: [
    { ...page, title: 'titles.volunteer', screen: () => import('./find-shifts.tsx') },
    { ...page, view: 'shifts', title: 'titles.myShifts', screen: () => import('./my-shifts.tsx') },
    { ...page, view: 'hours', title: 'titles.myHours', screen: () => import('./my-hours.tsx') },
    { ...page, view: 'preferences', title: 'titles.volunteerPreferences', screen: () => import('./preferences.tsx') },
    { path: CHECK_IN_PATTERN, title: 'titles.checkIn', screen: () => import('./check-in.tsx'), access: 'signed-in' },
    { path: ANSWER_PATTERN, title: 'titles.shiftAnswer', screen: () => import('./answer.tsx'), access: 'public' },
  ],
  navigation: [{ to: VOLUNTEER_PATH, label: 'titles.volunteer', icon: 'volunteers', group: 'navigation.account', order: 137 }],
  messages: {
    en: () => import('./volunteering.en.json'),
    hi: () => import('./volunteering.hi.json'),
    te: () => import('./volunteering.te.json'),
    ta: () => import('./volunteering.ta.json'),
    kn: () => import('./volunteering.kn.json'),
    gu: () => import('./volunteering.gu.json'),
  },
});
