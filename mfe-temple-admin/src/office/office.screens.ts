import { defineScreens } from '@sannidhi/kit/area';

/** Texts used by several folders. */
export const office = defineScreens({
  messages: {
    en: () => import('./office.en.json'),
    hi: () => import('./office.hi.json'),
    te: () => import('./office.te.json'),
    ta: () => import('./office.ta.json'),
    kn: () => import('./office.kn.json'),
    gu: () => import('./office.gu.json'),
  },
});
