import { NOT_OFFLINE_YET, noun } from '../noun.ts';

/** What a temple needs hands for: serving annadanam, parking, decorating. */
export const volunteerOpportunityNoun = noun({
  name: 'volunteer-opportunity',
  audit: {
    'volunteer-opportunity.created': 'Volunteer opportunity created',
    'volunteer-opportunity.changed': 'Volunteer opportunity changed',
  },
  messages: {
    'volunteer-opportunity.title-required': 'Enter a title',
    'volunteer-opportunity.age-range': 'Enter an age from {{min}} to {{max}}',
    'volunteer-opportunity.opens-time': 'Enter the time when sign-up opens',
    'volunteer-opportunity.opens-date': 'Enter the date when sign-up opens',
  },
  navigation: ['/temple-admin/volunteer-management'],
  cards: ['/devotee/dashboard'],
  texts: { hi: () => import(/* webpackChunkName: "nouns-hi" */ './volunteer-opportunity.hi.json') },
  without: {
    permissions: 'Who manages volunteers manages what they are needed for.',
    'personal-data': 'A need of the temple, no person.',
    notifications: 'People hear of the shifts they sign up for.',
    offline: NOT_OFFLINE_YET,
    proof: 'No money: service is given.',
  },
});
