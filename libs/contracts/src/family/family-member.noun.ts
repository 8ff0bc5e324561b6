import { NO_SEARCH_YET, noun } from '../noun.ts';

export const familyMemberNoun = noun({
  name: 'family-member',
  messages: {
    'family-member.name-required': 'Enter a name',
    'family-member.relation-required': 'Choose a relation',
    'family-member.time-format': 'Enter a time as HH:MM, from 00:00 to 23:59',
    'family-member.date-range': 'Enter a date from {{first}} to today',
    'family-member.nakshatra-required': 'Choose a birth star',
    'family-member.pada-range': 'A pada is 1, 2, 3 or 4',
    'family-member.pada-without-star': 'Choose the birth star of this pada',
    'family-member.rashi-required': 'Choose a rashi',
    'family-member.rashi-without-star': "This birth star isn't in this rashi",
    'family-member.death-before-birth': 'This date is before the birth',
    'family-member.tithi-required': 'Choose a tithi',
    'family-member.tithi-without-month': 'Choose the month of this tithi too',
    'family-member.month-required': 'Choose a lunar month',
    'family-member.month-without-tithi': 'Choose the tithi of this month too',
    'family-member.city-unknown': "We don't know this city. Choose it from the list, or type the place.",
    'family-member.place-required': 'Choose a city, or enter coordinates with their time zone',
    'family-member.place-incomplete': 'Enter latitude, longitude and time zone together',
    'family-member.most': 'You can add up to {{most}} family members.',
  },
  texts: { hi: () => import(/* webpackChunkName: "nouns-hi" */ './family-member.hi.json') },
  without: {
    permissions: 'A devotee’s own.',
    audit: 'A devotee’s own notes; no office changes them.',
    search: NO_SEARCH_YET,
    notifications: 'Festival reminders speak of their dates.',
    offline: 'The family calendar is what devices keep.',
    proof: 'No money.',
  },
});
