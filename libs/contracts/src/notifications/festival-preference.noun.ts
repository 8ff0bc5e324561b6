import { NO_SEARCH_YET, NOT_OFFLINE_YET, noun } from '../noun.ts';

export const festivalPreferenceNoun = noun({
  name: 'festival-preference',
  messages: {
    'festival-preference.hour-required': 'Choose an hour',
    'festival-preference.days-range': 'Choose from {{min}} to {{max}} days',
    'festival-preference.tradition-required': 'Choose a tradition',
    'festival-preference.kind-required': 'Choose at least one kind',
    'festival-preference.hour-quiet': 'This hour is in your quiet hours',
    'festival-preference.language-required': 'Choose a language',
  },
  navigation: ['/donor/temple-preferences'],
  texts: {
    hi: () => import(/* webpackChunkName: "nouns-hi" */ './festival-preference.hi.json'),
    te: () => import(/* webpackChunkName: "nouns-te" */ './festival-preference.te.json'),
    ta: () => import(/* webpackChunkName: "nouns-ta" */ './festival-preference.ta.json'),
    kn: () => import(/* webpackChunkName: "nouns-kn" */ './festival-preference.kn.json'),
    gu: () => import(/* webpackChunkName: "nouns-gu" */ './festival-preference.gu.json'),
  },
  without: {
    permissions: 'A devotee’s own.',
    audit: 'A devotee’s own choice.',
    search: NO_SEARCH_YET,
    cards: 'Part of the preferences page.',
    offline: NOT_OFFLINE_YET,
    proof: 'No money.',
  },
});
