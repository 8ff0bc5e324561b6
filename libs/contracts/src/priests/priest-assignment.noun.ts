import { NO_SEARCH_YET, NOT_OFFLINE_YET, noun } from '../noun.ts';

/** One priest and one service: offered, answered, performed. */
export const priestAssignmentNoun = noun({
  name: 'priest-assignment',
  audit: {
    'priest-assignment.offered': 'Service offered to a priest',
    'priest-assignment.accepted': 'Service accepted',
    'priest-assignment.declined': 'Service declined',
    'priest-assignment.expired': 'Offer not answered in time',
    'priest-assignment.withdrawn': 'Priest withdrawn from a service',
    'priest-assignment.moved': 'Priest kept at a new time',
    'priest-assignment.completed': 'Service performed by its priest',
    'priest-assignment.reopened': 'Service not performed after all',
  },
  states: {
    'priest-assignment': {
      offered: { kind: 'warning', icon: 'clock', word: 'Offered', to: ['accepted', 'declined', 'expired', 'withdrawn'] },
      accepted: { kind: 'success', icon: 'check', word: 'Accepted', to: ['completed', 'withdrawn'] },
      completed: { kind: 'success', icon: 'check', word: 'Performed', to: [] },
      declined: { kind: 'neutral', icon: 'ban', word: 'Declined', to: [] },
      expired: { kind: 'neutral', icon: 'clock', word: 'Not answered in time', to: [] },
      withdrawn: { kind: 'neutral', icon: 'ban', word: 'Withdrawn', to: [] },
    },
  },
  errors: {
    'assignment-over': [409, 'This offer isn’t open anymore. Reload the page.'],
    'assignment-too-late': [409, 'It’s too late to give this service up here. Call the temple’s office.'],
    'assignment-taken': [409, 'A priest already has this service. Withdraw them first.'],
    'priest-not-free': [409, 'This priest can’t take the service anymore. Choose another priest.'],
  },
  messages: {
    'priest-assignment.reason-required': 'Enter a reason',
    'priest-assignment.priest-required': 'Choose a priest',
    'priest-assignment.service-required': 'Choose a service',
    'priest-assignment.span-too-long': 'Choose at most {{days}} days',
    // Why a priest was chosen.
    'priest-assignment.why-fewest': 'Free, with the fewest hours this month ({{hours}})',
    'priest-assignment.why-fewest-speaks': 'Free, speaks {{language}}, with the fewest hours this month ({{hours}})',
    'priest-assignment.why-only': 'The only priest who is free and can perform it',
    'priest-assignment.why-only-speaks': 'The only priest who is free and speaks {{language}}',
    // The same for a pooja at a family’s home.
    'priest-assignment.why-fewest-home': 'Free, can be at the home in time, with the fewest hours this month ({{hours}})',
    'priest-assignment.why-fewest-speaks-home':
      'Free, can be at the home in time, speaks {{language}}, with the fewest hours this month ({{hours}})',
    'priest-assignment.why-only-home': 'The only priest who is free and can be at the home in time',
    'priest-assignment.why-only-speaks-home': 'The only priest who is free, speaks {{language}}, and can be at the home in time',
    'priest-assignment.why-even': 'Free, and keeps everyone’s hours even',
    'priest-assignment.why-kept': 'Had this service before it moved, and is free at the new time',
    'priest-assignment.why-office': 'Chosen by {{staff}}',
    'priest-assignment.why-office-anyway': 'Chosen by {{staff}}: {{reason}}',
    // Why a priest can't take a service; `rule-…` for each of `PRIEST_RULES`.
    'priest-assignment.rule-skills': 'Doesn’t perform {{skill}}',
    'priest-assignment.rule-languages': 'Doesn’t speak {{languages}}',
    'priest-assignment.rule-day-off': 'Has the day off',
    'priest-assignment.rule-hours': 'Isn’t available for all of it',
    'priest-assignment.rule-busy': 'Has another service then',
    'priest-assignment.rule-rest': 'Needs {{minutes}} minutes of rest between services',
    'priest-assignment.rule-night': 'Needs {{hours}} hours of rest at night',
    'priest-assignment.rule-travel': 'Can’t get there in time from another temple ({{minutes}} minutes)',
    'priest-assignment.rule-travel-to-home': 'Can’t be at the home in time from another service ({{minutes}} minutes)',
    'priest-assignment.rule-travel-from-home': 'Can’t get there in time from a pooja at a home ({{minutes}} minutes)',
    'priest-assignment.rule-radius': 'Doesn’t travel {{miles}} miles on one day',
    'priest-assignment.rule-day-full': 'Has {{most}} services that day',
    'priest-assignment.rule-week-full': 'Has {{most}} services that week',
    'priest-assignment.rule-asked': 'Declined it, or didn’t answer',
  },
  navigation: ['/priest/dashboard?view=offers', '/temple-admin/priest-management'],
  cards: ['/temple-admin/dashboard', '/priest/dashboard'],
  texts: { hi: () => import(/* webpackChunkName: "nouns-hi" */ './priest-assignment.hi.json') },
  without: {
    permissions: 'Who manages priests gives them services; a priest answers their own offers.',
    search: NO_SEARCH_YET,
    offline: NOT_OFFLINE_YET,
    proof: 'Time, not money: what a priest is owed for it is dakshina.',
  },
});
