import { cents, email, id, line, localDate, printed } from '../fields.ts';
import { messagesOf } from '../message.ts';
import { FEE_ACCOUNTS, type FeeAccount } from '../orders/order-line.ts';
import { array, mixed, number, object } from '../schema.ts';
import { donationNoun } from './donation.noun.ts';
import { GIFT_MAX_CENTS, GIFT_RANGE } from './donation.ts';

const say = messagesOf(donationNoun);

/** More than any cart has. */
const MOST_LINES = 100;

/** Common reasons for a refund. The record stores the English sentence, whatever the reader's language. */
export const REFUND_REASONS = [
  say('donation.refund-reason-twice'),
  say('donation.refund-reason-amount'),
  say('donation.refund-reason-purpose'),
  say('donation.refund-reason-temple'),
  say('donation.refund-reason-asked'),
] as const;

const refundAmount = () => cents(1, GIFT_MAX_CENTS * 2, say('donation.refund-amount-required'));
/** Lines of an order and how much of each, amount and fee share together. */
export const lineAmountsSchema = array(
  object({ lineId: id().required(), amountCents: refundAmount().required(say('donation.refund-amount-required')) }).noUnknown(),
)
  .min(1, say('donation.refund-line-required'))
  .max(MOST_LINES);

/** Why money leaves a gift by the office's word: it is sent back, or the bank returned the donor's check. */
const REFUND_CAUSES = ['refund', 'check-returned'] as const;
export type RefundCause = (typeof REFUND_CAUSES)[number];

/** Without lines all that is left goes back. An amount alone is for an order that has money left on one line only. */
export const refundSchema = object({
  lines: lineAmountsSchema.optional().default(undefined),
  amountCents: refundAmount().optional(),
  /** A returned check is always the whole gift. */
  cause: mixed<RefundCause>().oneOf(REFUND_CAUSES),
  reason: line(200).required(say('donation.refund-reason-required')),
}).noUnknown();

/** Without lines the proposed ones bear it. */
export const assignSchema = object({ lines: lineAmountsSchema.optional().default(undefined) }).noUnknown();

/** An entry of a closed batch as it should have been, whole: what is left out was not given. */
export const correctionSchema = object({
  /** How many corrections the clerk has seen: the one of two at once that saw less is refused. */
  corrections: number().strict().integer().min(0).max(1_000).required(),
  fundId: id().required(say('donation.purpose-required')),
  incomeAccount: mixed<FeeAccount>().oneOf(FEE_ACCOUNTS).optional(),
  amountCents: cents(0, GIFT_MAX_CENTS, GIFT_RANGE).required(GIFT_RANGE),
  receivedOn: localDate().required(),
  legalName: printed(120).optional(),
  email: email().optional(),
  reason: line(200).required(say('donation.correction-reason-required')),
}).noUnknown();

/** What a receipt lacked: the donor's name, a description of property, or what was given in return and its value. */
export const completionSchema = object({
  legalName: printed(120).optional(),
  lines: array(
    object({
      lineId: id().required(),
      propertyDescription: printed(300).optional(),
      benefit: printed(120).optional(),
      fairMarketValueCents: cents(1, GIFT_MAX_CENTS, GIFT_RANGE).optional(),
    }).noUnknown(),
  )
    .max(MOST_LINES)
    .optional(),
}).noUnknown();
