import { NO_SEARCH_YET, NOT_OFFLINE_YET, noun } from '../noun.ts';

export const notificationPreferenceNoun = noun({
  name: 'notification-preference',
  messages: {
    'notification-preference.group-required': 'Choose a group of notifications',
    'notification-preference.channel-required': 'Choose how to be notified',
    'notification-preference.state-required': 'Choose on or off',
  },
  texts: { hi: () => import(/* webpackChunkName: "nouns-hi" */ './notification-preference.hi.json') },
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
