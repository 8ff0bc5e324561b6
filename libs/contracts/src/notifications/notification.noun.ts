import { NO_SEARCH_YET, NOT_OFFLINE_YET, noun } from '../noun.ts';

export const notificationNoun = noun({
  name: 'notification',
  messages: {
    'notification.read-required': 'Choose read or unread',
  },
  texts: {
    hi: () => import(/* webpackChunkName: "nouns-hi" */ './notification.hi.json'),
    te: () => import(/* webpackChunkName: "nouns-te" */ './notification.te.json'),
    ta: () => import(/* webpackChunkName: "nouns-ta" */ './notification.ta.json'),
    kn: () => import(/* webpackChunkName: "nouns-kn" */ './notification.kn.json'),
    gu: () => import(/* webpackChunkName: "nouns-gu" */ './notification.gu.json'),
  },
  without: {
    cards: 'The bell counts the unread ones.',
    navigation: 'The bell on every page leads to them.',
    permissions: 'Everyone reads their own.',
    audit: 'Reading is nothing to record.',
    search: NO_SEARCH_YET,
    notifications: 'It is one.',
    offline: NOT_OFFLINE_YET,
    proof: 'No money.',
  },
});
