import { NO_SEARCH_YET, noun } from '../noun.ts';

export const pushDeviceNoun = noun({
  name: 'push-device',
  audit: {
    'push-device.added': 'Notifications on a device turned on',
    'push-device.removed': 'Notifications on a device turned off',
  },
  messages: {
    'push-device.service-unknown': "We can't send notifications to this browser.",
  },
  texts: {
    hi: () => import(/* webpackChunkName: "nouns-hi" */ './push-device.hi.json'),
    te: () => import(/* webpackChunkName: "nouns-te" */ './push-device.te.json'),
    ta: () => import(/* webpackChunkName: "nouns-ta" */ './push-device.ta.json'),
    kn: () => import(/* webpackChunkName: "nouns-kn" */ './push-device.kn.json'),
    gu: () => import(/* webpackChunkName: "nouns-gu" */ './push-device.gu.json'),
  },
  without: {
    permissions: 'Everyone’s own.',
    search: NO_SEARCH_YET,
    notifications: 'It is how they arrive.',
    cards: 'Part of the settings.',
    navigation: 'Part of the settings.',
    demo: 'A device exists only with a person’s own browser.',
    offline: 'Turning it on needs the browser’s push service.',
    proof: 'No money.',
  },
});
