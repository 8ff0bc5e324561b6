import { defineScreens } from '@sannidhi/kit/area';

/** Words that several folders use. */
export const parts = defineScreens({
  messages: {
    en: () => import('./parts.en.json'),
    hi: () => import('./parts.hi.json'),
    te: () => import('./parts.te.json'),
    ta: () => import('./parts.ta.json'),
    kn: () => import('./parts.kn.json'),
    gu: () => import('./parts.gu.json'),
  },
});
