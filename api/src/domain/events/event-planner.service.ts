import { Injectable } from '@nestjs/common';
import { EVENT_DATES_MAX, EVENT_SPAN_DAYS, type EventRule, eventNoun, messagesOf } from '@sannidhi/contracts';
import { daysAfter } from '@sannidhi/panchanga';
import { fieldError } from '../../platform/http/domain-error.ts';
import { Calendars } from '../panchanga/calendars.ts';
import type { Temple } from '../temples/temple.entity.ts';
import { eventDates, type SeriesSpan } from './event-dates.ts';

const say = messagesOf(eventNoun);

/** Looks up on which dates a series is, at the temple's own sky. */
@Injectable()
export class EventPlanner {
  constructor(private readonly calendars: Calendars) {}

  /** The dates of a rule. Throws `invalid-fields` for none, too many, or more than two years. */
  datesOf(temple: Temple, span: SeriesSpan): string[] {
    const dates = eventDates(span, { panchanga: this.calendars.of(temple, {}), overrides: [] });
    const [first] = dates;
    if (first === undefined) throw fieldError('startsOn', say('event.dates-none'));
    if ((dates.at(-1) ?? first) > daysAfter(first, EVENT_SPAN_DAYS)) throw fieldError('rule.dates', say('event.end-too-far'));
    if (dates.length > EVENT_DATES_MAX) throw tooMany(dates.length);
    return dates;
  }
}

const tooMany = (count: number) => fieldError('endsOn', say('event.dates-too-many', { count, max: EVENT_DATES_MAX }));

/** A rule without the fields its kind doesn't use. */
export function ruleOf({ kind, days, monthDay, week, tithi, paksha, nakshatra, dates = [] }: EventRule): EventRule {
  if (kind === 'once') return { kind };
  if (kind === 'weekly') return { kind, days };
  if (kind === 'monthly-day') return { kind, monthDay };
  if (kind === 'monthly-weekday') return { kind, days: days?.slice(0, 1), week };
  if (kind === 'tithi') return { kind, tithi, paksha };
  if (kind === 'nakshatra') return { kind, nakshatra };
  return { kind, dates: [...new Set(dates)].sort() };
}

/** When a series begins and ends: chosen dates and a single one say it themselves. */
export function spanOf({ rule: given, startsOn, endsOn, count }: SeriesSpan): SeriesSpan {
  const rule = ruleOf(given);
  if (rule.kind === 'once') return { rule, startsOn, endsOn: null, count: null };
  if (rule.kind !== 'dates') return { rule, startsOn, endsOn, count };
  const [first = startsOn] = rule.dates ?? [];
  return { rule, startsOn: first, endsOn: rule.dates?.at(-1) ?? null, count: null };
}
