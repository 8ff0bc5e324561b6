import { NO_SEARCH_YET, noun } from '../noun.ts';

export const templeRegistrationNoun = noun({
  name: 'temple-registration',
  audit: {
    'temple-registration.submitted': 'Registration submitted',
    'temple-registration.resubmitted': 'Registration resubmitted',
    'temple-registration.review-started': 'Review started',
    'temple-registration.checked': 'Checks recorded',
    'temple-registration.approved': 'Registration approved',
    'temple-registration.changes-requested': 'Changes requested',
    'temple-registration.rejected': 'Registration rejected',
    'temple-registration.document-read': 'Registration document viewed',
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
