import { NO_SEARCH_YET, noun } from '../noun.ts';

export const savedTempleNoun = noun({
  name: 'saved-temple',
  without: {
    permissions: 'A devotee’s own.',
    audit: 'A devotee’s own choice.',
    notifications: 'The devotee who saves it is looking at it.',
    search: NO_SEARCH_YET,
    offline: 'The list is read online.',
    proof: 'No money.',
  },
});
