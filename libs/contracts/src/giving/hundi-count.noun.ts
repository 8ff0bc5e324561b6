import { NO_SEARCH_YET, noun } from '../noun.ts';

export const hundiCountNoun = noun({
  name: 'hundi-count',
  permissions: {
    'hundi:count': { presets: ['manager', 'treasurer', 'front-desk'] },
  },
  audit: {
    'hundi.counted': 'Hundi counted',
  },
  errors: {
    'counters-required': [422, 'A hundi is opened by at least two counters.'],
  },
  texts: { hi: () => import(/* webpackChunkName: "nouns-hi" */ './hundi-count.hi.json') },
  without: {
    'personal-data': 'Counters are named on a record of money, kept by law.',
    notifications: 'The people who count are present.',
    search: NO_SEARCH_YET,
    offline: 'Counting needs the server.',
  },
});
