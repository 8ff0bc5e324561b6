import { readdirSync, readFileSync } from 'node:fs';
import { NOUN_DECLARATIONS, PLACE_TRANSITIONS } from '@sannidhi/contracts';
import { workspace } from './repository.ts';

/** By itself: a job, the provider's word, or a change of something else, in this file of `api/src/domain`. */
type Itself = `${string}.ts`;
/** From a screen: the endpoint that a remote calls, as its source names it. */
type Screen = `${string}Endpoints${string}`;
type Ways = Record<string, readonly (Screen | Itself)[]>;

const CANCELED_TIME = 'slotCancellationEndpoints.cancel';
const REQUEST_ENDS = 'poojaRequestEndpoints[ending]';
const OPENING_DRIVEN = 'openings/opening-driver.service.ts';
const PERFORMED = ['bookingEndpoints.performed', 'priestDayEndpoints.performed'] as const;
const CANCELED = ['bookingEndpoints.cancel', 'bookingEndpoints.cancelFor', CANCELED_TIME] as const;
const PLACES_END = 'orders/order-jobs.ts';
const WAIT_LAPSES = ['bookings/waits/waitlist.service.ts'] as const;
const WAIT_ENDS = [CANCELED_TIME, 'bookingEndpoints.removeWait'] as const;

/** How a state of a pooja, its booking, its priest and its money is left for another one: `from > to`. */
const WAYS: Record<string, Ways> = {
  'pooja-slot': {
    'open > closed': ['poojaSlotEndpoints.change'],
    'open > canceled': [CANCELED_TIME, 'slotCancellationEndpoints.cancelDay'],
    'closed > open': ['poojaSlotEndpoints.change'],
    'closed > canceled': [CANCELED_TIME, 'slotCancellationEndpoints.cancelDay'],
  },
  booking: {
    'confirmed > checked-in': ['bookingEndpoints.checkIn'],
    'confirmed > performed': PERFORMED,
    'confirmed > canceled': CANCELED,
    'confirmed > no-show': ['bookingEndpoints.noShow'],
    'checked-in > confirmed': ['bookingEndpoints.undoCheckIn'],
    'checked-in > performed': PERFORMED,
    'checked-in > canceled': CANCELED,
    'checked-in > no-show': ['bookingEndpoints.noShow'],
    'no-show > checked-in': ['bookingEndpoints.checkIn'],
    'no-show > performed': PERFORMED,
  },
  prasadam: {
    'none > packed': ['bookingEndpoints.prasadam'],
    'packed > shipped': ['bookingEndpoints.prasadam'],
    'packed > none': ['bookingEndpoints.prasadam'],
    'shipped > delivered': ['bookingEndpoints.prasadam'],
    'shipped > returned': ['bookingEndpoints.prasadam'],
    'returned > packed': ['bookingEndpoints.prasadam'],
  },
  // The place of an order's line: in a cart, at a checkout, paid for.
  hold: {
    'none > held': ['cartEndpoints.add', 'walkInPaymentEndpoints.start'],
    'none > taken': ['bookingEndpoints.walkIn', 'orders/payments/settlement.service.ts'],
    'held > held': ['cartEndpoints.checkout'],
    'held > taken': ['orders/payments/settlement.service.ts'],
    'held > none': ['cartEndpoints.remove', 'walkInPaymentEndpoints.cancel', PLACES_END],
    'taken > none': [...CANCELED, 'donationEndpoints.refund'],
  },
  'pooja-wait': {
    'waiting > offered': WAIT_LAPSES,
    'waiting > left': ['bookingEndpoints.leave'],
    'waiting > lapsed': WAIT_LAPSES,
    'waiting > ended': WAIT_ENDS,
    'offered > claimed': ['cartEndpoints.add', 'bookingEndpoints.walkIn', 'walkInPaymentEndpoints.start'],
    'offered > waiting': ['bookingEndpoints.keepWaiting'],
    'offered > left': ['bookingEndpoints.leave'],
    'offered > lapsed': WAIT_LAPSES,
    'offered > ended': WAIT_ENDS,
    'claimed > offered': ['cartEndpoints.remove', 'walkInPaymentEndpoints.cancel'],
  },
  'pooja-request': {
    'requested > quoted': ['poojaRequestEndpoints.quote'],
    'requested > declined': [REQUEST_ENDS],
    'requested > expired': ['pooja-requests/request-clock.service.ts'],
    'requested > canceled': ['poojaRequestEndpoints.cancel'],
    'quoted > quoted': ['poojaRequestEndpoints.quote'],
    'quoted > accepted': ['cartEndpoints.add'],
    'quoted > declined': ['poojaRequestEndpoints.declineQuote', REQUEST_ENDS],
    'quoted > expired': ['pooja-requests/request-clock.service.ts'],
    'quoted > canceled': ['poojaRequestEndpoints.cancel'],
    'accepted > scheduled': ['poojaRequestEndpoints.schedule'],
    'accepted > canceled': ['poojaRequestEndpoints.cancel', REQUEST_ENDS],
    'scheduled > scheduled': ['poojaRequestEndpoints.schedule'],
    'scheduled > completed': ['poojaRequestEndpoints.complete', ...PERFORMED],
    'scheduled > canceled': ['poojaRequestEndpoints.cancel', REQUEST_ENDS, 'slotCancellationEndpoints.cancelDay'],
  },
  'pooja-opening': {
    'draft > announced': ['openingEndpoints.announce'],
    'draft > registering': ['openingEndpoints.announce'],
    'draft > canceled': ['openingEndpoints.cancel'],
    'announced > waiting': [OPENING_DRIVEN],
    'announced > canceled': ['openingEndpoints.cancel'],
    'waiting > open': [OPENING_DRIVEN],
    'waiting > canceled': ['openingEndpoints.cancel'],
    'open > sold-out': [OPENING_DRIVEN],
    'open > closed': [OPENING_DRIVEN],
    'open > canceled': ['openingEndpoints.cancel'],
    'sold-out > closed': [OPENING_DRIVEN],
    'registering > drawn': [OPENING_DRIVEN],
    'registering > canceled': ['openingEndpoints.cancel'],
    'drawn > paying': [OPENING_DRIVEN],
    'paying > closed': [OPENING_DRIVEN],
    'paying > canceled': ['openingEndpoints.cancel'],
  },
  'pooja-opening-place': {
    'waiting > admitted': ['openings/opening-line.service.ts'],
    'waiting > left': ['openingEndpoints.leave'],
    'admitted > lapsed': ['openings/opening-line.service.ts'],
    'admitted > left': ['openingEndpoints.leave'],
    'lapsed > waiting': ['openingEndpoints.join'],
    'left > waiting': ['openingEndpoints.join'],
    'left > registered': ['openingEndpoints.register'],
    'registered > drawn': ['openings/opening-winners.service.ts'],
    'registered > left': ['openingEndpoints.leave'],
  },
  plan: {
    'active > paused': ['planEndpoints.pause', 'planEndpoints.pauseFor'],
    'active > past-due': ['plans/charge-settlement.service.ts'],
    'active > canceled': ['planEndpoints.cancel', 'planEndpoints.cancelFor'],
    'active > completed': ['plans/plan-dates.service.ts'],
    'paused > active': ['planEndpoints.resume', 'plans/card-attachment.service.ts'],
    'paused > past-due': ['plans/charge-settlement.service.ts'],
    'paused > canceled': ['planEndpoints.cancel', 'planEndpoints.cancelFor'],
    'paused > completed': ['plans/plan-dates.service.ts'],
    'past-due > active': ['planEndpoints.setUpCard', 'plans/card-attachment.service.ts'],
    'past-due > paused': ['planEndpoints.pause', 'planEndpoints.pauseFor'],
    'past-due > canceled': ['planEndpoints.cancel', 'planEndpoints.cancelFor'],
    'past-due > completed': ['plans/plan-dates.service.ts'],
  },
  'priest-assignment': {
    'offered > accepted': ['priestAssignmentEndpoints.accept', 'priestAssignmentEndpoints.assign'],
    'offered > declined': ['priestAssignmentEndpoints.decline'],
    'offered > expired': ['assignments/assignment-jobs.service.ts'],
    'offered > withdrawn': ['priestAssignmentEndpoints.withdraw', CANCELED_TIME],
    'accepted > completed': PERFORMED,
    'accepted > withdrawn': ['priestAssignmentEndpoints.withdraw', CANCELED_TIME],
  },
  'priest-invitation': {
    'open > accepted': ['priestInvitationEndpoints.accept', 'priestInvitationEndpoints.acceptAsNew'],
    'open > revoked': ['priestInvitationEndpoints.revoke'],
  },
  dakshina: { 'owed > paid': ['dakshinaEndpoints.pay'] },
};

/** What has no states, since it is written as a whole: a priest's hours and days off, and a week's proposal, which nobody keeps. */
const WHOLES: Record<string, readonly Screen[]> = {
  'priest-hours': ['priestAvailabilityEndpoints.changeAvailability'],
  'priest-days-off': ['priestAvailabilityEndpoints.changeDaysOff'],
  'week-proposal': ['priestAssignmentEndpoints.propose', 'priestAssignmentEndpoints.offerProposed'],
};

const HOLDS = Object.fromEntries(Object.entries(PLACE_TRANSITIONS).map(([place, to]) => [place, { to }]));
const MACHINES = Object.assign({ hold: HOLDS }, ...NOUN_DECLARATIONS.map(({ states }) => states)) as Record<
  string,
  Record<string, { to: readonly string[] }>
>;

it.each(Object.keys(WAYS))('names a way for each change of state of %s, and none that the contract doesn’t know', (machine) => {
  const declared = Object.entries(MACHINES[machine] ?? {}).flatMap(([from, { to }]) => to.map((next) => `${from} > ${next}`));
  expect(Object.keys(WAYS[machine] ?? {}).sort()).toEqual(declared.sort());
});

it('has a screen that calls each of these endpoints, and the file of what happens by itself', () => {
  const calls = new Set(REMOTES.flatMap(callsOf));
  const files = readdirSync(workspace('api/src/domain'), { recursive: true, encoding: 'utf8' });
  const ways = new Set([...Object.values(WAYS).flatMap((changes) => Object.values(changes).flat()), ...Object.values(WHOLES).flat()]);
  expect([...ways].filter((way) => !(way.endsWith('.ts') ? files.includes(way) : calls.has(way)))).toEqual([]);
});

/** With the kit, which puts lines into the cart for them. */
const REMOTES = ['mfe-devotee', 'mfe-priest', 'mfe-temple-admin', 'mfe-auth', 'libs/kit'];

/** The endpoints that a remote's screens name. */
function callsOf(remote: string): string[] {
  const folder = workspace(`${remote}/src`);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /(?<!\.spec)\.tsx?$/.test(file));
  return files.flatMap((file) => readFileSync(`${folder}/${file}`, 'utf8').match(/\w+Endpoints(?:\.\w+|\[\w+\])/g) ?? []);
}
