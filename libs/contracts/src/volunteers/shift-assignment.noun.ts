import { NO_SEARCH_YET, NOT_OFFLINE_YET, noun } from '../noun.ts';

/** One person at one shift, from the sign-up to the way home. */
export const shiftAssignmentNoun = noun({
  name: 'shift-assignment',
  audit: {
    'shift-assignment.accepted': 'Volunteer accepted for a shift',
    'shift-assignment.assigned': 'Volunteer asked to help at a shift',
    'shift-assignment.declined': 'Volunteer’s place declined',
    'shift-assignment.marked': 'Volunteer’s attendance marked',
  },
  states: {
    'shift-assignment': {
      waiting: {
        kind: 'neutral',
        icon: 'clock',
        word: 'On the waitlist',
        to: ['requested', 'awaiting-consent', 'assigned', 'declined', 'canceled'],
      },
      requested: { kind: 'info', icon: 'clock', word: 'Requested', to: ['awaiting-consent', 'assigned', 'declined', 'canceled'] },
      'awaiting-consent': { kind: 'warning', icon: 'clock', word: 'Awaiting consent', to: ['assigned', 'declined', 'canceled'] },
      assigned: {
        kind: 'info',
        icon: 'check',
        word: 'Assigned',
        to: ['confirmed', 'checked-in', 'declined', 'canceled', 'no-show', 'replaced'],
      },
      confirmed: { kind: 'success', icon: 'check', word: 'Confirmed', to: ['checked-in', 'declined', 'canceled', 'no-show', 'replaced'] },
      'checked-in': { kind: 'success', icon: 'check', word: 'Checked in', to: ['checked-out', 'confirmed'] },
      'checked-out': { kind: 'success', icon: 'check', word: 'Checked out', to: [] },
      declined: { kind: 'error', icon: 'ban', word: 'Declined', to: [] },
      canceled: { kind: 'error', icon: 'ban', word: 'Canceled', to: [] },
      'no-show': { kind: 'warning', icon: 'alert', word: 'No-show', to: ['confirmed'] },
      replaced: { kind: 'neutral', icon: 'replace', word: 'Replaced', to: [] },
    },
  },
  errors: {
    'shift-overlap': [409, 'This person already helps at another shift at this time.'],
    'shift-signed-up': [409, 'This person has already signed up for this shift.'],
    'shift-step-refused': [409, 'This place has changed in the meantime. Reload the page.'],
    'shift-code-invalid': [409, 'This check-in code isn’t valid. Scan the code at the shift again.'],
    'shift-check-in-time': [409, 'Check-in is open from an hour before the shift until it ends. Its lead has a day longer.'],
    'shift-not-yours': [409, 'You don’t have a place at this shift. Ask its lead.'],
    'shift-has-waitlist': [409, 'People are waiting for this shift. Decline your place, and the next one gets it.'],
    'swap-not-qualified': [409, 'This place asks for skills or papers that the temple doesn’t have on file for this person.'],
  },
  messages: {
    'shift-assignment.person-required': 'Choose who will help',
    'shift-assignment.person-unknown': 'Choose yourself or a member of your family',
    'shift-assignment.too-young': 'Volunteers have to be {{age}} or older on the day of this shift',
    'shift-assignment.birth-date': 'Add the birth date to this family member first: this shift has a minimum age of {{age}}',
    'shift-assignment.away': 'This is a day you marked as away. Change your days away first.',
    'shift-assignment.volunteer-away': 'This person is away that day. To ask anyway, enter why they may be asked.',
    'shift-assignment.reason-required': 'Enter a reason. The coordinator will read it.',
    'shift-assignment.override-required': 'Enter why this person may help without it',
    'shift-assignment.volunteer-required': 'Choose a volunteer',
  },
  navigation: ['/temple-admin/volunteer-management', '/devotee/volunteer'],
  cards: ['/temple-admin/dashboard', '/devotee/dashboard'],
  texts: {
    hi: () => import(/* webpackChunkName: "nouns-hi" */ './shift-assignment.hi.json'),
    te: () => import(/* webpackChunkName: "nouns-te" */ './shift-assignment.te.json'),
    ta: () => import(/* webpackChunkName: "nouns-ta" */ './shift-assignment.ta.json'),
    kn: () => import(/* webpackChunkName: "nouns-kn" */ './shift-assignment.kn.json'),
    gu: () => import(/* webpackChunkName: "nouns-gu" */ './shift-assignment.gu.json'),
  },
  without: {
    permissions: 'Who manages volunteers decides; who checks in marks; volunteers answer for themselves.',
    search: NO_SEARCH_YET,
    offline: NOT_OFFLINE_YET,
    proof: 'No money: service is given.',
  },
});
