import { NO_SEARCH_YET, noun } from '../noun.ts';

export const priestNoun = noun({
  name: 'priest',
  cards: ['/priest/dashboard'],
  without: {
    navigation: 'The priest’s portal opens with it.',
    permissions: 'No screen changes one yet.',
    audit: 'No screen changes one yet.',
    notifications: 'No screen changes one yet.',
    'personal-data': 'Appointed by temples, whose record it is.',
    search: NO_SEARCH_YET,
    offline: 'The day’s plan comes with the poojas.',
    proof: 'No money.',
  },
});
