import { cents, email, id, line, localDate, phone, printed, wholeNumber } from '../fields.ts';
import { checkNumber } from '../giving/check-number.ts';
import { donationNoun } from '../giving/donation.noun.ts';
import { messagesOf } from '../message.ts';
import { pageFields } from '../page.ts';
import { planNoun } from '../plans/plan.noun.ts';
import { planRuleSchema, planScheduleFields } from '../plans/plan-rule.ts';
import { boolean, mixed, object } from '../schema.ts';
import { bookingNoun } from './booking.noun.ts';
import { bookingDetailFields, correctedDetailFields } from './booking-details.ts';
import { BOOKING_STATUSES, type BookingStatus, PRASADAM_STATUSES, type PrasadamStatus } from './booking-states.ts';
import { POOJA_PRICE_MAX_CENTS } from './pooja-service.ts';

const say = messagesOf(bookingNoun);
const sayPlan = messagesOf(planNoun);
const RECEIPT_NAME = messagesOf(donationNoun)('donation.receipt-name-required');

/** Labels one request prints. */
export const LABELS_MAX = 300;
export const labelsQuery = object({ prasadam: mixed<'none' | 'packed'>().oneOf(['none', 'packed']).default('none') }).noUnknown();

export const bookingListQuery = object({
  from: localDate(),
  to: localDate(),
  serviceId: id(),
  slotId: id(),
  status: mixed<BookingStatus>().oneOf(BOOKING_STATUSES),
  /** Those whose prasadam is mailed, by where it is. */
  prasadam: mixed<PrasadamStatus>().oneOf(PRASADAM_STATUSES),
  /** A name, an email, or a phone number. */
  search: line(80),
  ...pageFields,
}).noUnknown();

const VERSION_MAX = 1_000_000;
/** Of the names that the form was opened with; earlier releases change whatever is there. */
const version = wholeNumber(1, VERSION_MAX, say('booking.version-format'));
export const bookingChangeSchema = object({ ...bookingDetailFields, version }).noUnknown();
export const bookingCorrectionSchema = object({ ...correctedDetailFields, version }).noUnknown();
export const bookingMoveSchema = object({
  slotId: id().required(say('booking.slot-required')),
  /** A death or a birth in the family: where the temple allows it, the move is free. */
  sutaka: boolean().default(false),
}).noUnknown();
/** The most that one booking or a date of its repeats can come to, with its prasadam. */
const SEEN_MAX_CENTS = 2 * POOJA_PRICE_MAX_CENTS;
const seenCents = () => cents(0, SEEN_MAX_CENTS, say('booking.seen-range'));
/**
 * `seenRefundCents`: what the family was shown that canceling pays back. Pages of earlier releases don't send it. `giveToFundId`: the fund
 * that gets it, where the family gives it to the temple instead.
 */
export const bookingCancelSchema = object({ seenRefundCents: seenCents(), giveToFundId: id() }).noUnknown();
export const prasadamChangeSchema = object({
  status: mixed<PrasadamStatus>().oneOf(PRASADAM_STATUSES).required(),
  trackingNumber: line(60)
    .default('')
    .when('status', ([status], field) => (status === 'shipped' ? field.required(say('booking.tracking-required')) : field)),
}).noUnknown();

export const COUNTER_PAYMENTS = ['cash', 'check'] as const;
export type CounterPayment = (typeof COUNTER_PAYMENTS)[number];
/** Who books at the counter, and what. */
export const walkInFields = {
  slotId: id().required(say('booking.slot-required')),
  ...bookingDetailFields,
  bookedBy: line(120).required(say('booking.name-required')),
  email: email(),
  phone: phone(),
  /** The place that the waitlist offers it. */
  waitId: id().nullable().default(null),
};
/** A walk-in, booked and paid for at the counter in cash or by check. */
export const walkInSchema = object({
  ...walkInFields,
  method: mixed<CounterPayment>().oneOf(COUNTER_PAYMENTS).required(),
  checkNumber: checkNumber(),
}).noUnknown();

/** When a booking is repeated, and whose name its receipts have. Without a card the reply leads to the provider's page that adds one. */
export const bookingRepeatSchema = object({
  rule: planRuleSchema
    .required()
    .test('lunar', sayPlan('plan.rule-required'), (rule) => rule?.kind === 'tithi' || rule?.kind === 'nakshatra'),
  endsAfter: planScheduleFields.endsAfter,
  legalName: printed(120).min(2, RECEIPT_NAME).required(RECEIPT_NAME),
  cardId: id(),
  /** What the family was shown that each date costs. Pages of earlier releases don't send it. */
  seenCents: seenCents(),
}).noUnknown();
