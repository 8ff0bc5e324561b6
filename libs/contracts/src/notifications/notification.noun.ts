import { NO_SEARCH_YET, noun } from '../noun.ts';

export const notificationNoun = noun({
  name: 'notification',
  without: {
    permissions: 'Everyone reads their own.',
    audit: 'Reading is nothing to record.',
    search: NO_SEARCH_YET,
    notifications: 'It is one.',
    offline: 'Read online.',
    proof: 'No money.',
  },
});
