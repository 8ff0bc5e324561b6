import { NO_SEARCH_YET, noun } from '../noun.ts';

export const templeRegistrationNoun = noun({
  name: 'temple-registration',
  audit: {
    'temple-registration.submitted': 'Registration sent',
    'temple-registration.resubmitted': 'Registration sent again',
    'temple-registration.review-started': 'Taken into review',
    'temple-registration.checked': 'Checks noted',
    'temple-registration.approved': 'Registration approved',
    'temple-registration.changes-requested': 'Changes asked for',
    'temple-registration.rejected': 'Registration rejected',
    'temple-registration.document-read': 'Document of a registration opened',
  },
  errors: {
    'registration-rejected': [403, 'Your temple’s registration was not approved. See why with your reference.'],
  },
  texts: { hi: () => import(/* webpackChunkName: "nouns-hi" */ './temple-registration.hi.json') },
  without: {
    permissions: 'Operators only; applicants hold a reference.',
    search: NO_SEARCH_YET,
    offline: 'The draft stays in the browser; sending needs the server.',
    proof: 'No money.',
  },
});
