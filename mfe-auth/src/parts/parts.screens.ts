import { defineScreens } from '@sannidhi/kit/area';

/** Texts used by several folders. */
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
