import { defineScreens } from '@sannidhi/kit/area';

/** One donation, beside any list. */
export const gift = defineScreens({
  messages: { en: () => import('./gift.en.json'), hi: () => import('./gift.hi.json') },
});
