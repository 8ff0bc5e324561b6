import { NO_SEARCH_YET, NOT_OFFLINE_YET, noun } from '../noun.ts';

export const poojaServiceNoun = noun({
  name: 'pooja-service',
  permissions: {
    'poojas:manage': { presets: ['manager', 'priest-coordinator'] },
  },
  audit: {
    'pooja-service.added': 'Pooja added',
    'pooja-service.changed': 'Pooja changed',
  },
  errors: {
    'pooja-not-offered': [422, 'This pooja isn’t offered right now. Choose another.'],
  },
  messages: {
    'pooja-service.name-required': 'Enter a name for the pooja',
    'pooja-service.name-taken': 'You already have a pooja with this name. Choose another.',
    'pooja-service.price-range': 'Enter a price from {{minCents}} to {{maxCents}}',
    'pooja-service.duration-range': 'Enter {{min}} to {{max}} minutes',
    'pooja-service.capacity-range': 'Enter {{min}} to {{max}} places',
    'pooja-service.names-range': 'Enter a number from {{min}} to {{max}}',
    'pooja-service.hours-range': 'Enter {{min}} to {{max}} hours',
    'pooja-service.days-range': 'Enter {{min}} to {{max}} days',
  },
  navigation: ['/temple-admin/pooja-management'],
  cards: ['/devotee/dashboard', '/priest/dashboard'],
  texts: {
    hi: () => import(/* webpackChunkName: "nouns-hi" */ './pooja-service.hi.json'),
    te: () => import(/* webpackChunkName: "nouns-te" */ './pooja-service.te.json'),
    ta: () => import(/* webpackChunkName: "nouns-ta" */ './pooja-service.ta.json'),
    kn: () => import(/* webpackChunkName: "nouns-kn" */ './pooja-service.kn.json'),
    gu: () => import(/* webpackChunkName: "nouns-gu" */ './pooja-service.gu.json'),
  },
  without: {
    'personal-data': 'What a temple offers, no person.',
    notifications: 'The office that changes it is looking at it.',
    search: NO_SEARCH_YET,
    offline: NOT_OFFLINE_YET,
    proof: 'A price, not a payment: what is booked is an order.',
  },
});
