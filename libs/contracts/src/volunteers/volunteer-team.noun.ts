import { NO_SEARCH_YET, NOT_OFFLINE_YET, noun } from '../noun.ts';

/** Volunteers who often serve together: the kitchen, parking, decoration. */
export const volunteerTeamNoun = noun({
  name: 'volunteer-team',
  audit: {
    'volunteer-team.created': 'Volunteer team created',
    'volunteer-team.changed': 'Volunteer team changed',
    'volunteer-team.member-added': 'Volunteer added to a team',
    'volunteer-team.member-removed': 'Volunteer removed from a team',
    'volunteer-team.deleted': 'Volunteer team deleted',
  },
  errors: {
    'team-full': [409, 'This team has as many people as a team can have. Create another team.'],
  },
  messages: {
    'volunteer-team.name-required': 'Enter a name',
    'volunteer-team.name-taken': 'You already have a team with this name; choose another',
    'volunteer-team.lead-unknown': 'Choose someone on the team',
    'volunteer-team.team-required': 'Choose a team',
  },
  navigation: ['/temple-admin/volunteers', '/devotee/volunteer'],
  texts: { hi: () => import(/* webpackChunkName: "nouns-hi" */ './volunteer-team.hi.json') },
  without: {
    permissions: 'Who manages volunteers manages teams.',
    notifications: 'People hear of the shifts that their team is asked for.',
    search: NO_SEARCH_YET,
    cards: 'The dashboards show shifts, not who could be asked.',
    offline: NOT_OFFLINE_YET,
    proof: 'No money: service is given.',
  },
});
