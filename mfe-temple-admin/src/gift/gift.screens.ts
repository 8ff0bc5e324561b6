import { defineScreens } from '@sannidhi/kit/area';

/** One donation, next to any list. */
export const gift = defineScreens({
  messages: { en: () => import('./gift.en.json'), hi: () => import('./gift.hi.json') },
});
