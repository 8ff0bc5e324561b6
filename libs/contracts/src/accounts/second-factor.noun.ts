import { NO_SEARCH_YET, noun } from '../noun.ts';

export const secondFactorNoun = noun({
  name: 'second-factor',
  errors: {
    'second-factor-not-proved': [
      409,
      "We couldn't confirm with this passkey that it's you. Nothing was changed. Try again, or use a code.",
    ],
    'second-factor-required': [401, 'Enter the code from your authenticator app.'],
    'second-factor-wrong': [401, "That code didn't match. Wait for the next one, or use a recovery code."],
    'second-factor-expired': [401, 'This sign-in took too long. Please enter your password again.'],
    'second-factor-setup-required': [403, 'Your role requires a second factor. Set it up in your settings first.'],
    'second-factor-unreadable': [
      409,
      "We can't check codes for your account right now. Nothing is lost; please contact us and mention your second factor.",
    ],
  },
  messages: {
    'second-factor.code-format': 'Enter the {{digits}} digits from your app, or a recovery code',
    'second-factor.code-wrong': "That code didn't match. Wait for the next one, or use a recovery code.",
    'second-factor.code-needed': 'This account has a second factor. Enter a recovery code, or the {{digits}} digits from your app.',
    'second-factor.proof-needed': 'Enter a code from your app or a recovery code, or confirm with a passkey',
    'second-factor.required-by-role': "Your role requires a second factor, so you can't turn it off.",
    'second-factor.off': 'Your second factor is off.',
    'second-factor.reset-reason': 'Explain how you know that the account is theirs',
    'second-factor.reset-own': 'This is your own account. Ask another operator to reset it.',
    'second-factor.none-to-reset': 'This account has no second factor to reset.',
    'second-factor.none-of-email': '{{email}} has no second factor.',
    'second-factor.reset-link-ended': 'This link no longer works: the reset was canceled, or it already took effect.',
    'second-factor.reset-canceled': 'The reset is canceled.',
  },
  texts: {
    hi: () => import(/* webpackChunkName: "nouns-hi" */ './second-factor.hi.json'),
    te: () => import(/* webpackChunkName: "nouns-te" */ './second-factor.te.json'),
    ta: () => import(/* webpackChunkName: "nouns-ta" */ './second-factor.ta.json'),
    kn: () => import(/* webpackChunkName: "nouns-kn" */ './second-factor.kn.json'),
    gu: () => import(/* webpackChunkName: "nouns-gu" */ './second-factor.gu.json'),
  },
  without: {
    permissions: 'Everyone’s own; operators reset it by their role.',
    audit: 'Told as changes of the account.',
    search: NO_SEARCH_YET,
    cards: 'Settings show it.',
    navigation: 'Part of the settings.',
    demo: 'A known secret would be no second factor.',
    offline: 'Codes come from the person’s own app.',
    proof: 'No money.',
  },
});
