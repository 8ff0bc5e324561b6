import { NO_SEARCH_YET, noun } from '../noun.ts';

export const festivalPreferenceNoun = noun({
  name: 'festival-preference',
  without: {
    permissions: 'A devotee’s own.',
    audit: 'A devotee’s own choice.',
    search: NO_SEARCH_YET,
    cards: 'Part of the preferences page.',
    offline: 'Changed online.',
    proof: 'No money.',
  },
});
