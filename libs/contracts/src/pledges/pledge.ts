import { cents, email, id, line, localDate, printed, slug, text } from '../fields.ts';
import { donationNoun } from '../giving/donation.noun.ts';
import { GIFT_MIN_CENTS } from '../giving/donation.ts';
import { messagesOf } from '../message.ts';
import type { OwnWording } from '../own-wording.ts';
import { amountFields, pageFields } from '../page.ts';
import { array, boolean, mixed, number, object } from '../schema.ts';
import { pledgeNoun } from './pledge.noun.ts';
import { type MatchQuestion, PLEDGE_STATUSES, type PledgeMatchState, type PledgeStatus } from './pledge-states.ts';

const say = messagesOf(pledgeNoun);
const sayGift = messagesOf(donationNoun);

export const PLEDGE_MIN_CENTS = GIFT_MIN_CENTS;
export const PLEDGE_MAX_CENTS = 10_000_000_00;
const RANGE = say('pledge.amount-range', { minCents: PLEDGE_MIN_CENTS, maxCents: PLEDGE_MAX_CENTS });
const pledgeCents = () => cents(PLEDGE_MIN_CENTS, PLEDGE_MAX_CENTS, RANGE).required(RANGE);

/** How often an installment is due; `once` is a single date. */
export const PLEDGE_PERIODS = ['once', 'weekly', 'monthly', 'quarterly', 'yearly'] as const;
export type PledgePeriod = (typeof PLEDGE_PERIODS)[number];
export const PLEDGE_MOST_INSTALLMENTS = 120;
/** The limits of a number of installments, as every field says them. */
export const PLEDGE_COUNT_RANGE = say('pledge.count-range', { min: 1, max: PLEDGE_MOST_INSTALLMENTS });

/** Equal installments, counted from the first due date; without a schedule nothing is ever due. */
const scheduleSchema = object({
  every: mixed<PledgePeriod>().oneOf(PLEDGE_PERIODS, say('pledge.every-required')).required(say('pledge.every-required')),
  firstOn: localDate().required(say('pledge.first-required')),
  /** For `once` it is 1. */
  count: number()
    .strict()
    .typeError(PLEDGE_COUNT_RANGE)
    .integer(PLEDGE_COUNT_RANGE)
    .min(1, PLEDGE_COUNT_RANGE)
    .max(PLEDGE_MOST_INSTALLMENTS, PLEDGE_COUNT_RANGE)
    .test('once', say('pledge.once-count'), (value, { parent }) => parent.every !== 'once' || value === undefined || value === 1)
    .default(1),
})
  .noUnknown()
  .default(undefined)
  .optional();

const pledgeFields = {
  fundId: id().required(sayGift('donation.purpose-required')),
  amountCents: pledgeCents(),
  schedule: scheduleSchema,
  /** A week before each due date, to a donor with an account. */
  reminders: boolean().default(true),
};

/** A devotee's own pledge. */
export const ownPledgeSchema = object({
  templeSlug: slug().required(sayGift('donation.temple-required')),
  ...pledgeFields,
}).noUnknown();

/** A pledge the office records for a donor. */
export const pledgeSchema = object({
  donorName: printed(120).required(say('pledge.donor-required')),
  /** Links the pledge to the devotee with this verified address. */
  email: email(),
  ...pledgeFields,
  note: text(300).default(''),
}).noUnknown();

/** The whole schedule as it is to be: what isn't listed is removed, and nothing is added that isn't listed. Gifts stay matched. */
export const pledgeChangeSchema = object({
  amountCents: pledgeCents(),
  installments: array(
    object({
      /** An existing installment; left out it is a new one. */
      id: id(),
      dueOn: localDate().required(say('pledge.first-required')),
      amountCents: pledgeCents(),
    }).noUnknown(),
  )
    .max(PLEDGE_MOST_INSTALLMENTS, PLEDGE_COUNT_RANGE)
    .required(),
  reminders: boolean().required(),
  note: text(300).default(''),
}).noUnknown();

export const pledgeReasonSchema = object({ reason: line(200).required(say('pledge.reason-required')) }).noUnknown();
export const pledgeRemindersSchema = object({ reminders: boolean().required() }).noUnknown();
export const pledgeMatchSchema = object({
  pledgeId: id().required(say('pledge.pledge-required')),
  /** How much of the gift. */
  amountCents: pledgeCents(),
}).noUnknown();

export interface PledgeInstallment {
  id: string;
  /** Civil date at the temple. */
  dueOn: string;
  amountCents: number;
  /** What the gifts so far cover of it: they pay the earliest first. */
  paidCents: number;
  overdue: boolean;
}

interface PledgeFacts {
  id: string;
  status: PledgeStatus;
  fund: { id: string; name: string; wording?: OwnWording<'name'> };
  amountCents: number;
  paidCents: number;
  /** The first installment that isn't paid, and what it lacks. */
  next: { dueOn: string; leftCents: number } | null;
  createdAt: string;
}

/** A gift, or the part of it, that keeps a pledge. */
export interface PledgeGift {
  /** The match. */
  id: string;
  orderId: string;
  amountCents: number;
  matchedAt: string;
  /** Who matched it; null if it was unambiguous. */
  matchedBy: string | null;
}

/** A pledge as its donor sees it. */
export interface OwnPledge extends PledgeFacts {
  temple: { slug: string; name: string; city: string; state: string; timeZone: string };
  reminders: boolean;
  installments: PledgeInstallment[];
  /** Recorded by the temple's office. */
  byOffice: boolean;
}

/** A row of the office's list. */
export interface PledgeRow extends PledgeFacts {
  donorName: string;
}

export interface PledgeDetail extends PledgeRow {
  email: string | null;
  note: string;
  reminders: boolean;
  /** Who recorded it; null if the devotee did. */
  recordedBy: string | null;
  /** Why it was canceled or written off. */
  endReason: string | null;
  installments: PledgeInstallment[];
  gifts: PledgeGift[];
}

/** What tells a donor's pledges for one fund apart. */
export interface QuestionedPledge extends Pick<PledgeRow, 'id' | 'donorName' | 'amountCents' | 'next' | 'createdAt'> {
  leftCents: number;
  note: string;
}

/** A gift for which the office decides whether it keeps a pledge. */
export interface PledgeQuestion {
  id: string;
  state: PledgeMatchState;
  orderId: string;
  donorName: string;
  fund: { id: string; name: string };
  /** What is left of the gift's line. */
  leftCents: number;
  receivedAt: string;
  question: MatchQuestion;
  /** The donor's open pledges for this fund. */
  pledges: QuestionedPledge[];
}

export const pledgeListQuery = object({
  status: mixed<PledgeStatus>().oneOf(PLEDGE_STATUSES),
  fundId: id(),
  /** Donor's name or email. */
  search: line(80),
  ...amountFields,
  ...pageFields,
}).noUnknown();
