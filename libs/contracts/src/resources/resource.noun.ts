import { NOT_OFFLINE_YET, noun } from '../noun.ts';

/** A hall, shrine, kitchen or vehicle that one use at a time has for itself. */
export const resourceNoun = noun({
  name: 'resource',
  permissions: {
    'resources:book': {
      presets: ['manager', 'priest-coordinator', 'events-coordinator', 'volunteer-coordinator', 'front-desk'],
    },
    'resources:manage': { presets: ['manager'] },
  },
  audit: {
    'resource.added': 'Hall or resource added',
    'resource.changed': 'Hall or resource changed',
  },
  messages: {
    'resource.name-required': 'Enter a name',
    'resource.name-taken': 'You already have a hall or resource with this name. Choose another.',
    'resource.kind-required': 'Choose what it is',
    'resource.time-format': 'Enter a time like 06:00',
    'resource.closes-before-opens': 'It closes before it opens. Choose a later time.',
    'resource.capacity-range': 'Enter {{min}} to {{max}} people',
    'resource.minutes-range': 'Enter {{min}} to {{max}} minutes',
    'resource.always-closed': 'It’s closed on every day of the week. Leave at least one day open.',
    'resource.pooja-elsewhere': '{{pooja}} already takes place in {{resource}}',
  },
  navigation: ['/temple-admin/calendar'],
  texts: { hi: () => import(/* webpackChunkName: "nouns-hi" */ './resource.hi.json') },
  without: {
    'personal-data': 'A room of the temple, no person.',
    notifications: 'The office that changes it is looking at it.',
    cards: 'What happens in it is on the card of events, poojas and uses.',
    offline: NOT_OFFLINE_YET,
    proof: 'No money: rent isn’t charged here.',
  },
});
