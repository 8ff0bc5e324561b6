import { NOT_OFFLINE_YET, noun } from '../noun.ts';

/** What an event sells: its kinds of tickets with their prices and limits, and what it asks. */
export const ticketTypeNoun = noun({
  name: 'ticket-type',
  audit: {
    'ticket-type.changed': 'Tickets of an event changed',
  },
  errors: {
    'ticket-capacity-sold': [409, 'More places than that are taken already. Enter a higher number.'],
    'ticket-type-sold': [409, 'This ticket was sold already. Stop offering it instead of removing it.'],
  },
  messages: {
    'ticket-type.name-required': 'Enter a name, such as Adult',
    'ticket-type.price-range': 'Enter an amount up to {{maxCents}}',
    'ticket-type.price-required': 'Enter a price. For no price, choose “Free”.',
    'ticket-type.price-free': 'A free ticket has no price',
    'ticket-type.capacity-range': 'Enter a number from {{min}} to {{max}}, or leave it empty for no limit',
    'ticket-type.capacity-above-total': 'The date has fewer places in total',
    'ticket-type.window-order': 'Sales end before they start',
    'ticket-type.window-late': 'Sales would start after the last date of the event',
    'ticket-type.order-range': 'Enter a number from {{min}} to {{max}}',
    'ticket-type.order-most': 'This is less than the minimum',
    'ticket-type.age-range': 'Enter an age from {{min}} to {{max}}',
    'ticket-type.age-order': 'This is less than the minimum age',
    'ticket-type.most': 'An event can have {{max}} kinds of tickets at most',
    'ticket-type.hours-range': 'Enter {{min}} to {{max}} hours',
    'ticket-type.question-required': 'Enter the question',
    'ticket-type.question-most': 'An event can ask {{max}} questions at most',
    'ticket-type.choices-required': 'Enter at least two answers to choose from',
    'ticket-type.choices-most': 'A question can have {{max}} answers at most',
  },
  navigation: ['/temple-admin/events'],
  texts: {
    hi: () => import(/* webpackChunkName: "nouns-hi" */ './ticket-type.hi.json'),
  },
  without: {
    permissions: 'Who manages events says what they sell.',
    'personal-data': 'What a temple sells, no person.',
    notifications: 'A price is there when somebody looks at the event.',
    search: 'The office finds its event.',
    cards: 'The dashboard has its event and its tickets.',
    offline: NOT_OFFLINE_YET,
    proof: 'What is paid is an order’s line, which the proof compares.',
  },
});
