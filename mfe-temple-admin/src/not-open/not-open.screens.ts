import { defineScreens } from '@sannidhi/kit/area';
import { NOT_OPEN } from './not-open.ts';

/** Pages that open with a later release. */
export const notOpen = defineScreens({
  routes: NOT_OPEN.map(({ path, topic }) => ({
    path,
    title: `notOpen.topic.${topic}.name`,
    screen: () => import('./not-open-screen.tsx'),
    access: 'signed-in' as const,
  })),
  messages: { en: () => import('./not-open.en.json'), hi: () => import('./not-open.hi.json') },
});
