import { statesOf, transitionsOf } from '../noun.ts';
import { planNoun } from './plan.noun.ts';

const { plan, occurrence } = planNoun.states;

/** The life of a plan. One that waits for its first card is `paused`. */
export const PLAN_STATUSES = statesOf(plan);
export type PlanStatus = keyof typeof plan;
export const PLAN_TRANSITIONS = transitionsOf(plan);

/** The life of one date of a plan. Its order says whether money moved; this says what is done about it. */
export const OCCURRENCE_STATUSES = statesOf(occurrence);
export type OccurrenceStatus = keyof typeof occurrence;
export const OCCURRENCE_TRANSITIONS = transitionsOf(occurrence);

/** Whether a failed charge may be made again: not for this date, once the plan has another card, or by itself at a later hour. */
export const CHARGE_RETRIES = ['never', 'new-card', 'later'] as const;
export type ChargeRetry = (typeof CHARGE_RETRIES)[number];

/** Why a date wasn't charged; each has its sentence, `plan.failed-…`. */
export const CHARGE_FAILURES = [
  'funds',
  'declined',
  'blocked',
  'expired',
  'authentication',
  'no-card',
  'fund-closed',
  'temple',
  'amount',
  'unavailable',
  // Nothing that it books was free on that day: no debt, and the next date goes on.
  'no-time',
] as const;
export type ChargeFailure = (typeof CHARGE_FAILURES)[number];

/** States in which a plan goes on. */
export const LIVE_PLANS = ['active', 'past-due'] as const satisfies PlanStatus[];
/** States after which nothing of a plan changes. */
export const ENDED_PLANS = ['canceled', 'completed'] as const satisfies PlanStatus[];
