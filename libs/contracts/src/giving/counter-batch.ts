import { cents, email, id, line, localDate, phone, printed } from '../fields.ts';
import { messagesOf } from '../message.ts';
import { statesOf } from '../noun.ts';
import { FEE_ACCOUNTS, type FeeAccount } from '../orders/order-line.ts';
import { array, boolean, mixed, number, object } from '../schema.ts';
import { checkNumber } from './check-number.ts';
import { batchNoun } from './counter-batch.noun.ts';
import { type Dedication, dedicationSchema, GIFT_MAX_CENTS, GIFT_MIN_CENTS, GIFT_RANGE, type GiftMethod } from './donation.ts';
import { hundiCountNoun } from './hundi-count.noun.ts';

const say = messagesOf(batchNoun);

export const COUNTER_BATCH_STATUSES = statesOf(batchNoun.states.batch);
export type CounterBatchStatus = keyof typeof batchNoun.states.batch;
export const COUNTER_METHODS = ['cash', 'check', 'in-kind', 'daf', 'ira', 'stock'] as const;
export type CounterMethod = (typeof COUNTER_METHODS)[number];

/** Gifts taken at the counter, entered together and closed only when they match what was counted. */
export interface CounterBatch {
  id: string;
  number: number;
  name: string;
  status: CounterBatchStatus;
  receivedOn: string;
  /** Why it is entered more than a year late. */
  receivedReason: string | null;
  expectedCount: number;
  expectedTotalCents: number;
  enteredCount: number;
  enteredTotalCents: number;
  openedBy: string;
  /** The account that opened it. */
  openedById: string;
  openedAt: string;
  closedBy: string | null;
  closedAt: string | null;
}

export interface CounterEntry {
  id: string;
  method: CounterMethod;
  legalName: string | null;
  /** Under which name the donor agreed to be thanked publicly; null where they didn't, and nobody is named. */
  creditedName: string | null;
  /** The donor asked to be named nowhere: not on a card, nor in the office's lists. */
  anonymous: boolean;
  dedication: Dedication | null;
  email: string | null;
  /** E.164. */
  phone: string | null;
  fund: { id: string; name: string };
  /** What a fee credits, if the clerk chose it; the fund itself gets nothing of a fee. */
  incomeAccount: FeeAccount | null;
  /** 0 for property, which is described and never valued. */
  amountCents: number;
  checkNumber: string | null;
  /** A mailed check's postmark: the year of the donor's receipt follows it, the books follow the day received. */
  postmarkedOn: string | null;
  propertyDescription: string | null;
  orderId: string | null;
  /** Whether the donation it became was corrected since; the entry stays as it was counted. */
  corrected: boolean;
}

const BATCH_MOST_GIFTS = 500;
const COUNT_RANGE = say('batch.count-range', { min: 1, max: BATCH_MOST_GIFTS });
const TOTAL_REQUIRED = say('batch.total-required');

export const counterBatchSchema = object({
  name: line(60).required(say('batch.name-required')),
  receivedOn: localDate().required(say('batch.received-required')),
  /** Required for a day more than a year back. */
  receivedReason: line(200).optional(),
  expectedCount: number().strict().integer().min(1, COUNT_RANGE).max(BATCH_MOST_GIFTS, COUNT_RANGE).required(say('batch.count-required')),
  expectedTotalCents: cents(0, 100_000_000, TOTAL_REQUIRED).required(TOTAL_REQUIRED),
}).noUnknown();

/** Property is described on the receipt and never valued by the temple. */
export const isProperty = (method: GiftMethod): boolean => method === 'in-kind' || method === 'stock';

/** A field that was cleared is one that wasn't filled in. */
const blankIsNone = (value: string | undefined): string | undefined => value || undefined;

export const counterEntrySchema = object({
  method: mixed<CounterMethod>().oneOf(COUNTER_METHODS).required(say('batch.method-required')),
  legalName: printed(120).optional(),
  creditedName: printed(120).optional(),
  anonymous: boolean().default(false),
  dedication: dedicationSchema,
  email: email().optional(),
  phone: phone().transform(blankIsNone).optional(),
  fundId: id().required(say('batch.fund-required')),
  /** Only for a fund whose payments are fees. */
  incomeAccount: mixed<FeeAccount>().oneOf(FEE_ACCOUNTS).optional(),
  amountCents: cents(0, GIFT_MAX_CENTS, GIFT_RANGE)
    .required(say('batch.amount-required'))
    .when('method', ([method], field) =>
      isProperty(method) ? field.max(0, say('batch.property-unvalued')) : field.min(GIFT_MIN_CENTS, GIFT_RANGE),
    ),
  checkNumber: checkNumber(),
  /** Checks only; never after the day the batch was received. */
  postmarkedOn: localDate()
    .transform(blankIsNone)
    .when('method', ([method], field) =>
      method === 'check' ? field : field.test('check-only', say('batch.postmark-check-only'), (day) => !day),
    ),
  propertyDescription: printed(300).when('method', ([method], field) =>
    isProperty(method) ? field.required(say('batch.property-required')) : field,
  ),
}).noUnknown();

/** US notes and coins in cents, largest first. */
export const DENOMINATIONS_CENTS = [100_00, 50_00, 20_00, 10_00, 5_00, 2_00, 1_00, 50, 25, 10, 5, 1] as const;

const sayHundi = messagesOf(hundiCountNoun);
const COUNTERS_TOO_FEW = sayHundi('hundi.counters-too-few', { min: 2 });

export const hundiCountSchema = object({
  hundi: line(60).required(sayHundi('hundi.name-required')),
  sealNumber: line(40).required(sayHundi('hundi.seal-required')),
  fundId: id().required(sayHundi('hundi.fund-required')),
  countedOn: localDate().required(sayHundi('hundi.day-required')),
  /** Required for a day more than a year back. */
  countedReason: line(200).optional(),
  counters: array(line(120).required(sayHundi('hundi.counter-name-required')))
    .min(2, COUNTERS_TOO_FEW)
    .max(10)
    .required(COUNTERS_TOO_FEW),
  denominations: array(
    object({
      denominationCents: number().strict().oneOf(DENOMINATIONS_CENTS, sayHundi('hundi.denomination-unknown')).required(),
      count: number().strict().integer().min(0).max(100_000).required(sayHundi('hundi.notes-required')),
    }).noUnknown(),
  )
    .max(DENOMINATIONS_CENTS.length)
    .required(),
  /** The first counter's result, if the two counters differ. */
  statedTotalCents: cents(0, 100_000_000, sayHundi('hundi.total-required')).required(sayHundi('hundi.total-required')),
  /** Required if the denominations and the stated total differ. */
  discrepancyReason: line(300).optional(),
  depositReference: line(60).optional(),
}).noUnknown();

export interface HundiCount {
  id: string;
  number: number;
  hundi: string;
  sealNumber: string;
  fund: { id: string; name: string };
  countedOn: string;
  /** Why it is entered more than a year late. */
  countedReason: string | null;
  counters: string[];
  denominations: { denominationCents: number; count: number }[];
  totalCents: number;
  discrepancyCents: number;
  discrepancyReason: string | null;
  depositReference: string | null;
  recordedBy: string;
  recordedAt: string;
  orderId: string;
}
