import { id, line, localDate, printed, slug } from '../fields.ts';
import { donationNoun } from '../giving/donation.noun.ts';
import { giftLinesSchema } from '../giving/donation.ts';
import { type Message, messagesOf } from '../message.ts';
import type { LineKind } from '../orders/order-line.ts';
import type { OwnWording } from '../own-wording.ts';
import { pageFields } from '../page.ts';
import { boolean, mixed, number, object } from '../schema.ts';
import { planNoun } from './plan.noun.ts';
import { PLAN_RULE_KINDS, type PlanRule, type PlanRuleKind, planRuleSchema, planScheduleFields, zone } from './plan-rule.ts';
import { type ChargeFailure, type OccurrenceStatus, PLAN_STATUSES, type PlanStatus } from './plan-states.ts';
import type { SavedCard } from './saved-card.ts';

const say = messagesOf(planNoun);
const sayGift = messagesOf(donationNoun);
const RECEIPT_NAME = sayGift('donation.receipt-name-required');
const { city, endsOn, endsAfter } = planScheduleFields;

/** How far ahead a plan may start. */
export const PLAN_START_WITHIN_YEARS = 2;

/** A devotee's new plan. Without a card the reply leads to the provider's page that adds one. */
export const planSchema = object({
  templeSlug: slug().required(sayGift('donation.temple-required')),
  lines: giftLinesSchema,
  coverFees: boolean().default(false),
  legalName: printed(120).min(2, RECEIPT_NAME).required(RECEIPT_NAME),
  anonymous: boolean().default(false),
  rule: planRuleSchema.required(),
  ...planScheduleFields,
  cardId: id(),
}).noUnknown();

/** What of a plan may be changed; what is left out stays. Dates already being charged keep what they had. */
export const planChangeSchema = object({
  lines: giftLinesSchema.default(undefined).optional(),
  coverFees: boolean(),
  legalName: printed(120).min(2, RECEIPT_NAME),
  anonymous: boolean(),
  /** Another day: the dates start over on or after `startsOn`, left out from today. */
  rule: planRuleSchema.default(undefined).optional(),
  startsOn: localDate(),
  timeZone: zone(),
  city,
  endsAfter: endsAfter.nullable(),
  endsOn: endsOn.nullable(),
  cardId: id(),
}).noUnknown();

/** A date by its number, as the plan's dates show it. */
export const planSkipSchema = object({
  n: number().strict().integer().min(0).max(100_000).required(),
}).noUnknown();

export const planReasonSchema = object({
  reason: line(200).required(say('plan.reason-required')),
}).noUnknown();

export interface PlanStarted {
  planId: string;
  status: PlanStatus;
  /** The provider's page that adds the card; null where the plan has one. */
  setupUrl: string | null;
}

export interface PlanLineView {
  fundId: string;
  label: string;
  wording?: OwnWording<'label'>;
  amountCents: number;
  /** Whether the purpose still takes gifts. */
  open: boolean;
  /** The pooja it books. */
  serviceId?: string;
}

/** One date of a plan. */
export interface PlanDate {
  /** Counts from 0 at the plan's first date. */
  n: number;
  /** Civil date in the plan's zone. */
  on: string;
  status: OccurrenceStatus;
  /** What is or was charged; null for a date nobody has claimed yet. */
  totalCents: number | null;
  orderId: string | null;
  receiptNumber: string | null;
  failure: ChargeFailure | null;
  /** When it is tried again by itself. */
  retryAt: string | null;
  attempts: number;
}

/** A plan as its donor sees it. */
export interface OwnPlan {
  id: string;
  /** What it buys at each date. */
  sells: LineKind;
  temple: { slug: string; name: string; city: string; state: string; timeZone: string };
  status: PlanStatus;
  /** Paused until its first card is there. */
  waitsForCard: boolean;
  rule: PlanRule;
  timeZone: string;
  /** Where tithi and nakshatra are looked at from; null for rules of the civil calendar. */
  placeName: string | null;
  startsOn: string;
  endsAfter: number | null;
  endsOn: string | null;
  lines: PlanLineView[];
  coverFees: boolean;
  /** What one date charges, the covered fee included. */
  totalCents: number;
  legalName: string;
  anonymous: boolean;
  card: SavedCard | null;
  /** The next date that will be charged; null while it is paused and when it has ended. */
  next: { n: number; on: string } | null;
  /** Why the newest date wasn't charged, while that waits for the donor or for another try. */
  failure: ChargeFailure | null;
  createdAt: string;
}

export interface OwnPlanDetail extends OwnPlan {
  /** Newest first, at most 60. */
  dates: PlanDate[];
  /** The dates ahead, at most 6. */
  upcoming: { n: number; on: string; skipped: boolean }[];
}

export interface PlanPreview {
  dates: string[];
  /** The last date, where the plan ends. */
  lastOn: string | null;
}

/** A row of the office's list. */
export interface PlanRow {
  id: string;
  /** What it buys at each date. */
  sells: LineKind;
  status: PlanStatus;
  waitsForCard: boolean;
  donorLabel: string;
  rule: PlanRule;
  label: string;
  totalCents: number;
  nextOn: string | null;
  failure: ChargeFailure | null;
  createdAt: string;
}

export interface PlanDetail extends OwnPlanDetail {
  donorLabel: string;
  email: string | null;
}

/** All of a devotee's, or the recurring poojas only. */
export const ownPlansQuery = object({ sells: mixed<'pooja'>().oneOf(['pooja']), ...pageFields }).noUnknown();

export const planListQuery = object({
  status: mixed<PlanStatus>().oneOf(PLAN_STATUSES),
  kind: mixed<PlanRuleKind>().oneOf(PLAN_RULE_KINDS),
  /** Donor's name or email. */
  search: line(80),
  ...pageFields,
}).noUnknown();

/** What is said otherwise of a plan that books a pooja: the words for gifts would be wrong. */
const OF_POOJAS = {
  'no-card': 'plan.failed-no-card-pooja',
  temple: 'plan.failed-temple-pooja',
  amount: 'plan.failed-amount-pooja',
} as const satisfies Partial<Record<ChargeFailure, string>>;

/** Why a date wasn't charged, in words for what the plan buys. */
export function chargeFailureMessage(failure: ChargeFailure, sells: LineKind): Message {
  const ofPooja = sells === 'pooja' && failure in OF_POOJAS ? OF_POOJAS[failure as keyof typeof OF_POOJAS] : null;
  return say(ofPooja ?? `plan.failed-${failure}`);
}
