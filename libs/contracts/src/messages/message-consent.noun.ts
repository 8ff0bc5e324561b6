import { NO_SEARCH_YET, NOT_OFFLINE_YET, noun } from '../noun.ts';

/** What a person wants to hear from a temple, by topic and channel. Receipts, codes and security mail don't ask for it. */
export const messageConsentNoun = noun({
  name: 'message-consent',
  messages: {
    'message-consent.topic-required': 'Choose a topic',
    'message-consent.channel-required': 'Choose how the temple may write to you',
    'message-consent.state-required': 'Choose on or off',
    'message-consent.text-alone': 'Choose text messages. The other channels are in your notification settings.',
    'message-consent.terms-number': 'Read the terms for text messages again',
  },
  errors: {
    'phone-missing': [422, 'Add a phone to your account first.'],
    'phone-unverified': [422, 'Verify the phone in your account first. Temples can only text a number whose owner agreed to it.'],
    'sms-terms-changed': [409, 'The terms for text messages have changed. Reload the page and read them before you turn texts on.'],
  },
  navigation: ['/donor/temple-preferences'],
  texts: {
    hi: () => import(/* webpackChunkName: "nouns-hi" */ './message-consent.hi.json'),
    te: () => import(/* webpackChunkName: "nouns-te" */ './message-consent.te.json'),
    ta: () => import(/* webpackChunkName: "nouns-ta" */ './message-consent.ta.json'),
    kn: () => import(/* webpackChunkName: "nouns-kn" */ './message-consent.kn.json'),
    gu: () => import(/* webpackChunkName: "nouns-gu" */ './message-consent.gu.json'),
  },
  without: {
    permissions: 'A person’s own.',
    audit: 'Each change adds a record of consent, which is never changed.',
    notifications: 'The person who chooses is looking at it.',
    search: NO_SEARCH_YET,
    cards: 'Part of the settings.',
    demo: 'People hear from their temples until they choose otherwise.',
    offline: NOT_OFFLINE_YET,
    proof: 'No money.',
  },
});
