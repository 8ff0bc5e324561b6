import { NOT_OFFLINE_YET, noun } from '../noun.ts';

export const priestNoun = noun({
  name: 'priest',
  permissions: {
    'priests:manage': { presets: ['manager', 'priest-coordinator'] },
  },
  audit: {
    'priest.appointed': 'Priest appointed',
    'priest.changed': 'Priest’s skills changed',
    'priest.left': 'Priest no longer serves here',
  },
  messages: {
    'priest.skill-required': 'Enter a pooja or ritual',
    'priest.tradition-required': 'Enter a tradition',
    'priest.miles-range': 'Enter {{min}} to {{max}} miles',
    'priest.services-range': 'Enter {{min}} to {{max}} services',
    'priest.time-format': 'Enter a time like 09:00',
    'priest.until-before-from': 'This is before the start',
    'priest.date-passed': 'This date has passed. Choose today or a later date.',
    'priest.hours-overlap': 'These hours overlap others of the same day',
  },
  navigation: ['/temple-admin/priest-management', '/priest/dashboard?view=availability'],
  cards: ['/priest/dashboard'],
  texts: { hi: () => import(/* webpackChunkName: "nouns-hi" */ './priest.hi.json') },
  without: {
    notifications: 'A priest is notified of services, as assignments.',
    offline: NOT_OFFLINE_YET,
    proof: 'No money.',
  },
});
