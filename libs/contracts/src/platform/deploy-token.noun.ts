import { NO_SEARCH_YET, NOT_OFFLINE_YET, noun } from '../noun.ts';

export const deployTokenNoun = noun({
  name: 'deploy-token',
  audit: {
    'deploy-token.issued': 'Deploy token issued',
    'deploy-token.revoked': 'Deploy token revoked',
  },
  states: {
    'deploy-token': {
      valid: { kind: 'success', icon: 'check', word: 'Valid', to: ['expired', 'revoked'] },
      expired: { kind: 'neutral', icon: 'clock', word: 'Expired', to: [] },
      revoked: { kind: 'neutral', icon: 'ban', word: 'Revoked', to: [] },
    },
  },
  errors: {
    'deploy-token-required': [401, 'Publishing requires a deploy token of the remote.'],
    'deploy-token-unknown': [401, "We don't recognize this deploy token."],
    'deploy-token-expired': [401, 'This deploy token has expired. Ask system management for a new one.'],
    'deploy-token-revoked': [401, 'This deploy token was revoked. Ask system management for a new one.'],
    'deploy-token-scope': [403, 'This deploy token belongs to another remote.'],
  },
  messages: {
    'deploy-token.remote-required': 'Choose a remote',
    'deploy-token.label-required': 'Enter who will use it',
    'deploy-token.days-range': 'A token lasts {{min}} to {{max}} days',
  },
  texts: { hi: () => import(/* webpackChunkName: "nouns-hi" */ './deploy-token.hi.json') },
  without: {
    navigation: 'A tab of the releases.',
    permissions: 'Operators only, by their role.',
    'personal-data': 'Names no person but the operator who issued it, kept as a record.',
    notifications: 'The operator who issues one is looking at it.',
    search: NO_SEARCH_YET,
    cards: 'System management lists them.',
    demo: 'A token of the demo would be a way in.',
    offline: NOT_OFFLINE_YET,
    proof: 'No money.',
  },
});
