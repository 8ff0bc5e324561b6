import { localDate, wholeNumber } from '../fields.ts';
import { messagesOf } from '../message.ts';
import { PAKSHAS, type Paksha } from '../plans/plan-rule.ts';
import { array, mixed, number, object } from '../schema.ts';
import { eventNoun } from './event.noun.ts';

const say = messagesOf(eventNoun);

/** On which dates an event is: one, chosen ones, by the week or month, or by the Moon. */
export const EVENT_RULE_KINDS = ['once', 'dates', 'weekly', 'monthly-day', 'monthly-weekday', 'tithi', 'nakshatra'] as const;
export type EventRuleKind = (typeof EVENT_RULE_KINDS)[number];
/** Those that go on until somebody says when they end. */
const REPEATING: readonly unknown[] = ['weekly', 'monthly-day', 'monthly-weekday', 'tithi', 'nakshatra'] satisfies EventRuleKind[];
/** Which of a month's Sundays, Mondays, …: the first four, or the last. */
export const EVENT_WEEKS = ['1', '2', '3', '4', 'last'] as const;
export type EventWeek = (typeof EVENT_WEEKS)[number];

export const EVENT_DATES_MAX = 400;
/** Two years, with a leap day. */
export const EVENT_SPAN_DAYS = 731;

/** A field a rule of this kind can't do without. */
const wantedFor = (kinds: readonly EventRuleKind[], message: ReturnType<typeof say>) => ({
  name: 'wanted',
  message,
  test: (value: unknown, { parent }: { parent: { kind?: unknown } }) =>
    !kinds.some((kind) => kind === parent.kind) || (Array.isArray(value) ? value.length > 0 : value !== undefined),
});
const RULE = say('event.rule-required');
const DAYS = say('event.days-required');
const MONTH_DAY = say('event.day-range', { min: 1, max: 31 });
const WEEK = say('event.week-required');
const TITHI = say('event.tithi-required');
const STAR = say('event.nakshatra-required');

export const eventRuleSchema = object({
  kind: mixed<EventRuleKind>().oneOf(EVENT_RULE_KINDS, RULE).required(RULE),
  /** 0 Sunday … 6 Saturday; of a monthly rule one. */
  days: array(number().strict().integer().min(0).max(6).required())
    .max(7)
    .test(wantedFor(['weekly', 'monthly-weekday'], DAYS)),
  /** Months without this day are left out. */
  monthDay: wholeNumber(1, 31, MONTH_DAY).test(wantedFor(['monthly-day'], MONTH_DAY)),
  week: mixed<EventWeek>()
    .oneOf(EVENT_WEEKS, WEEK)
    .test(wantedFor(['monthly-weekday'], WEEK)),
  /** 1 Prathama … 15 Purnima or Amavasya. */
  tithi: wholeNumber(1, 15, TITHI).test(wantedFor(['tithi'], TITHI)),
  paksha: mixed<Paksha>()
    .oneOf(PAKSHAS, TITHI)
    .test(wantedFor(['tithi'], TITHI)),
  nakshatra: wholeNumber(1, 27, STAR).test(wantedFor(['nakshatra'], STAR)),
  dates: array(localDate().required())
    .max(366)
    .test(wantedFor(['dates'], say('event.dates-required'))),
}).noUnknown();

/** A rule as it is kept and shown. */
export interface EventRule {
  kind: EventRuleKind;
  days?: number[];
  monthDay?: number;
  week?: EventWeek;
  tithi?: number;
  paksha?: Paksha;
  nakshatra?: number;
  dates?: string[];
}

const COUNT = say('event.count-range', { min: 1, max: EVENT_DATES_MAX });
const DAY_MS = 86_400_000;
const isTooFar = (from: string, to: string) => Date.parse(to) - Date.parse(from) > EVENT_SPAN_DAYS * DAY_MS;
interface Span {
  rule?: { kind?: unknown };
  startsOn?: string;
  endsOn?: string | null;
  count?: number | null;
}

/** When a series begins and ends. One that repeats ends on a date or after a number of dates. */
export const seriesFields = {
  rule: eventRuleSchema.required(RULE),
  startsOn: localDate().required(say('event.start-required')),
  endsOn: localDate()
    .nullable()
    .default(null)
    .test('has-end', say('event.end-required'), (value, { parent }: { parent: Span }) =>
      Boolean(value || parent.count || !REPEATING.includes(parent.rule?.kind)),
    )
    .test(
      'after-start',
      say('event.end-before-start'),
      (value, { parent }: { parent: Span }) => !value || !parent.startsOn || value >= parent.startsOn,
    )
    .test(
      'within-span',
      say('event.end-too-far'),
      (value, { parent }: { parent: Span }) => !value || !parent.startsOn || !isTooFar(parent.startsOn, value),
    )
    .test('one-end', say('event.end-twice'), (value, { parent }: { parent: Span }) => !value || !parent.count),
  count: wholeNumber(1, EVENT_DATES_MAX, COUNT).nullable().default(null),
};

/** Whether a rule of this kind needs an end. */
export const isRepeating = (kind: EventRuleKind): boolean => REPEATING.includes(kind);
