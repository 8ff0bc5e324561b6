import { NO_SEARCH_YET, noun } from '../noun.ts';

export const priestNoun = noun({
  name: 'priest',
  without: {
    permissions: 'No screen changes one yet.',
    audit: 'No screen changes one yet.',
    notifications: 'No screen changes one yet.',
    'personal-data': 'Appointed by temples, whose record it is.',
    search: NO_SEARCH_YET,
    cards: 'No screen lists them yet.',
    offline: 'The day’s plan comes with the poojas.',
    proof: 'No money.',
  },
});
