import { NO_SEARCH_YET, noun } from '../noun.ts';

export const secondFactorNoun = noun({
  name: 'second-factor',
  errors: {
    'second-factor-required': [401, 'Please enter the code from your authenticator app.'],
    'second-factor-wrong': [401, 'That code did not match. Wait for the next one, or use a recovery code.'],
    'second-factor-expired': [401, 'This sign-in took too long. Please enter your password again.'],
    'second-factor-setup-required': [403, 'Your role asks for a second factor. Set it up in your settings first.'],
    'second-factor-unreadable': [
      409,
      'We can’t check codes for your account right now. Nothing is lost; please contact us and mention your second factor.',
    ],
  },
  texts: { hi: () => import(/* webpackChunkName: "nouns-hi" */ './second-factor.hi.json') },
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
