import { noun } from '../noun.ts';

export const pledgeNoun = noun({
  name: 'pledge',
  permissions: {
    'pledges:read': { presets: ['manager', 'treasurer', 'front-desk', 'viewer'] },
    'pledges:record': { presets: ['manager', 'treasurer', 'front-desk'] },
    'pledges:write-off': { presets: ['manager', 'treasurer'] },
  },
  audit: {
    'pledge.recorded': 'Pledge recorded',
    'pledge.changed': 'Pledge changed',
    'pledge.canceled': 'Pledge canceled',
    'pledge.written-off': 'Pledge written off',
    'pledge.overdue': 'Pledge overdue',
    'pledge.matched': 'Gift matched to a pledge',
    'pledge.match-undone': 'Match with a pledge undone',
    'pledge.match-dismissed': 'Gift left out of pledges',
    'pledge.match-reduced': 'Matched amount taken back',
  },
  states: {
    pledge: {
      pending: { kind: 'info', icon: 'clock', word: 'Pending', to: ['in-progress', 'overdue', 'completed', 'canceled', 'written-off'] },
      // Undoing a match or refunding its gift leads back.
      'in-progress': {
        kind: 'info',
        icon: 'clock',
        word: 'In progress',
        to: ['pending', 'overdue', 'completed', 'canceled', 'written-off'],
      },
      overdue: {
        kind: 'warning',
        icon: 'warning',
        word: 'Overdue',
        to: ['pending', 'in-progress', 'completed', 'canceled', 'written-off'],
      },
      completed: { kind: 'success', icon: 'check', word: 'Completed', to: ['pending', 'in-progress', 'overdue'] },
      canceled: { kind: 'neutral', icon: 'ban', word: 'Canceled', to: [] },
      'written-off': { kind: 'neutral', icon: 'ban', word: 'Written off', to: [] },
    },
    'pledge-match': {
      'to-match': { kind: 'info', icon: 'clock', word: 'To match', to: ['matched', 'dismissed'] },
      matched: { kind: 'success', icon: 'check', word: 'Matched', to: ['to-match'] },
      dismissed: { kind: 'neutral', icon: 'ban', word: 'Not for a pledge', to: ['to-match'] },
    },
  },
  errors: {
    'pledge-ended': [409, 'This pledge is no longer open. Record a new one.'],
    'pledge-match-too-large': [422, 'This is more than what is left of the gift or of the pledge. Choose a smaller amount.'],
    'pledge-match-settled': [409, 'Someone else has already dealt with this gift. Reload the list.'],
  },
  messages: {
    'pledge.amount-range': 'Enter an amount from {{minCents}} to {{maxCents}}',
    'pledge.donor-required': "Enter the donor's name",
    'pledge.reason-required': 'Enter a reason',
    'pledge.every-required': 'Choose how often',
    'pledge.first-required': 'Choose the first due date',
    'pledge.first-passed': 'This date has passed. Choose today or a later date.',
    'pledge.once-count': 'A pledge due once has one installment. Choose how often, or leave out the number.',
    'pledge.count-range': 'Enter a number from {{min}} to {{max}}',
    'pledge.installment-too-small': 'Each installment has to be {{minCents}} or more. Choose fewer installments.',
    'pledge.installment-unknown': "This pledge doesn't have this installment. Reload the page.",
    'pledge.installments-sum': 'The installments add up to {{sumCents}}, but the pledge is {{amountCents}}',
    'pledge.below-paid': '{{paidCents}} has been paid. Enter that amount or more.',
    'pledge.pledge-required': 'Choose a pledge',
    'pledge.other-fund': 'This pledge is for another fund. Choose one for the fund of the gift.',
  },
  navigation: ['/temple-admin/donation-management?view=pledges', '/devotee/activity?view=pledges'],
  cards: ['/temple-admin/dashboard'],
  texts: {
    hi: () => import(/* webpackChunkName: "nouns-hi" */ './pledge.hi.json'),
    te: () => import(/* webpackChunkName: "nouns-te" */ './pledge.te.json'),
    ta: () => import(/* webpackChunkName: "nouns-ta" */ './pledge.ta.json'),
    kn: () => import(/* webpackChunkName: "nouns-kn" */ './pledge.kn.json'),
    gu: () => import(/* webpackChunkName: "nouns-gu" */ './pledge.gu.json'),
  },
  without: {
    offline: 'What is still owed is read from the server, so that nobody trusts an old copy.',
    proof: 'A promise is not money: the gifts that keep it are compared as gifts.',
  },
});
