import { NO_SEARCH_YET, noun } from '../noun.ts';

export const familyMemberNoun = noun({
  name: 'family-member',
  without: {
    permissions: 'A devotee’s own.',
    audit: 'A devotee’s own notes; no office changes them.',
    search: NO_SEARCH_YET,
    notifications: 'Festival reminders speak of their dates.',
    offline: 'The family calendar is what devices keep.',
    proof: 'No money.',
  },
});
