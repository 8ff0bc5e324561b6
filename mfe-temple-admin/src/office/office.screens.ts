import { defineScreens } from '@sannidhi/kit/area';

/** Words that several folders use. */
export const office = defineScreens({
  messages: { en: () => import('./office.en.json'), hi: () => import('./office.hi.json') },
});
