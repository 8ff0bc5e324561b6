import { NO_SEARCH_YET, NOT_OFFLINE_YET, noun } from '../noun.ts';

export const hundiCountNoun = noun({
  name: 'hundi-count',
  permissions: {
    'hundi:count': { presets: ['manager', 'treasurer', 'front-desk'] },
  },
  audit: {
    'hundi.counted': 'Hundi counted',
  },
  errors: {
    'counters-required': [422, 'At least two people count a hundi.'],
  },
  messages: {
    'hundi.name-required': 'Enter which hundi you opened',
    'hundi.seal-required': 'Enter the number on the seal',
    'hundi.seal-used': 'This seal number was used for count {{number}}. Each seal is used once; check the number.',
    'hundi.fund-required': 'Choose a fund',
    'hundi.day-required': 'Enter the day of the count',
    'hundi.counter-name-required': 'Enter the name of each counter',
    'hundi.counters-too-few': 'At least {{min}} people count a hundi',
    'hundi.notes-required': 'Count the notes',
    'hundi.denomination-unknown': 'Choose a US note or coin',
    'hundi.nothing-counted': 'Count at least one note or coin',
    'hundi.denomination-twice': 'Count each denomination once',
    'hundi.total-required': 'Enter the stated total',
    'hundi.difference-reason': "The notes and coins don't match the stated total. Enter a reason.",
  },
  navigation: ['/temple-admin/donation-management?view=hundi'],
  texts: { hi: () => import(/* webpackChunkName: "nouns-hi" */ './hundi-count.hi.json') },
  without: {
    cards: 'The dashboard shows the donation it records.',
    'personal-data': 'Counters are named on a record of money, kept by law.',
    notifications: 'The people who count are present.',
    search: NO_SEARCH_YET,
    proof: 'What it records are donations.',
    offline: NOT_OFFLINE_YET,
  },
});
