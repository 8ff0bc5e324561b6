import { NO_SEARCH_YET, NOT_OFFLINE_YET, noun } from '../noun.ts';

/** A temple's word for the hours someone gave: a certificate and a letter of one record, which anyone who has it can check. */
export const serviceCertificateNoun = noun({
  name: 'service-certificate',
  audit: {
    'service-certificate.issued': 'Service certificate issued',
    'service-certificate.voided': 'Service certificate voided',
    'service-certificate.downloaded': 'Service certificate downloaded',
  },
  states: {
    'service-certificate': {
      valid: { kind: 'success', icon: 'check', word: 'Valid', to: ['void'] },
      void: { kind: 'warning', icon: 'ban', word: 'Void', to: [] },
    },
  },
  errors: {
    'no-approved-hours': [409, 'There are no approved hours in this time. The temple approves hours after each shift.'],
    'certificate-file-failed': [409, 'We couldn’t make this file: a name contains a letter that we can’t print.'],
  },
  messages: {
    'service-certificate.from-required': 'Choose the first day',
    'service-certificate.to-required': 'Choose the last day',
    'service-certificate.to-before-from': 'This is before the first day',
    'service-certificate.to-future': 'Choose today or an earlier day',
    'service-certificate.person-unknown': 'Choose someone with hours at this temple',
  },
  navigation: ['/devotee/volunteer'],
  texts: {
    hi: () => import(/* webpackChunkName: "nouns-hi" */ './service-certificate.hi.json'),
    te: () => import(/* webpackChunkName: "nouns-te" */ './service-certificate.te.json'),
    ta: () => import(/* webpackChunkName: "nouns-ta" */ './service-certificate.ta.json'),
    kn: () => import(/* webpackChunkName: "nouns-kn" */ './service-certificate.kn.json'),
    gu: () => import(/* webpackChunkName: "nouns-gu" */ './service-certificate.gu.json'),
  },
  without: {
    permissions: 'Volunteers issue their own from hours the office approved.',
    notifications: 'Whoever issues it sees it at once.',
    search: NO_SEARCH_YET,
    cards: 'Nothing about it waits for the office.',
    offline: NOT_OFFLINE_YET,
    proof: 'No money: service is given.',
  },
});
