import { NO_SEARCH_YET, noun } from '../noun.ts';

export const passkeyNoun = noun({
  name: 'passkey',
  audit: {
    'passkey.added': 'Passkey added',
    'passkey.removed': 'Passkey removed',
    'passkey.renamed': 'Passkey renamed',
  },
  errors: {
    'passkey-wrong': [401, "We couldn't sign you in with this passkey. Try again, or use your password."],
    'passkey-not-saved': [409, "We couldn't save this passkey. Start over; your device may already have one for this account."],
    'passkey-not-confirmed': [409, "We couldn't confirm it's you with this passkey. Nothing was deleted. Try again, or use your password."],
    'passkeys-unavailable': [409, "Passkeys don't work at this address. They need the site's own name over HTTPS."],
  },
  messages: {
    'passkey.name-required': 'Enter a name, so that you recognize the device later',
    'passkey.too-many': 'You can have {{max}} passkeys. Remove one first.',
    'passkey.removed': 'The passkey is removed.',
  },
  texts: {
    hi: () => import(/* webpackChunkName: "nouns-hi" */ './passkey.hi.json'),
    te: () => import(/* webpackChunkName: "nouns-te" */ './passkey.te.json'),
    ta: () => import(/* webpackChunkName: "nouns-ta" */ './passkey.ta.json'),
    kn: () => import(/* webpackChunkName: "nouns-kn" */ './passkey.kn.json'),
    gu: () => import(/* webpackChunkName: "nouns-gu" */ './passkey.gu.json'),
  },
  without: {
    permissions: 'Everyone’s own.',
    search: NO_SEARCH_YET,
    notifications: 'Each change is an email about the second factor.',
    cards: 'Settings list them.',
    navigation: 'Part of the settings.',
    demo: 'A passkey exists only with a person’s own device.',
    offline: 'Signing in needs the server.',
    proof: 'No money.',
  },
});
