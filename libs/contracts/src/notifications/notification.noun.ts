import { NO_SEARCH_YET, noun } from '../noun.ts';

export const notificationNoun = noun({
  name: 'notification',
  messages: {
    'notification.read-required': 'Choose read or unread',
  },
  texts: { hi: () => import(/* webpackChunkName: "nouns-hi" */ './notification.hi.json') },
  without: {
    permissions: 'Everyone reads their own.',
    audit: 'Reading is nothing to record.',
    search: NO_SEARCH_YET,
    notifications: 'It is one.',
    offline: 'Read online.',
    proof: 'No money.',
  },
});
