import { NO_SEARCH_YET, NOT_OFFLINE_YET, noun } from '../noun.ts';

export const notificationPreferenceNoun = noun({
  name: 'notification-preference',
  messages: {
    'notification-preference.group-required': 'Choose a group of notifications',
    'notification-preference.channel-required': 'Choose how to be notified',
    'notification-preference.state-required': 'Choose on or off',
    'notification-preference.hour-required': 'Choose an hour',
    'notification-preference.hour-quiet': 'This hour is in your quiet hours',
    'notification-preference.digest-required': 'Choose how often',
    'notification-preference.zone-unknown': 'Choose a time zone',
  },
  texts: {
    hi: () => import(/* webpackChunkName: "nouns-hi" */ './notification-preference.hi.json'),
    te: () => import(/* webpackChunkName: "nouns-te" */ './notification-preference.te.json'),
    ta: () => import(/* webpackChunkName: "nouns-ta" */ './notification-preference.ta.json'),
    kn: () => import(/* webpackChunkName: "nouns-kn" */ './notification-preference.kn.json'),
    gu: () => import(/* webpackChunkName: "nouns-gu" */ './notification-preference.gu.json'),
  },
  without: {
    permissions: 'A person’s own.',
    audit: 'A person’s own choice.',
    notifications: 'The person who chooses is looking at it.',
    search: NO_SEARCH_YET,
    cards: 'Part of the settings.',
    navigation: 'Part of the settings.',
    demo: 'Everything is on until somebody chooses.',
    offline: NOT_OFFLINE_YET,
    proof: 'No money.',
  },
});
