import { EVENT_SPAN_DAYS, type EventRule, type EventWeek, type SlotRule } from '@sannidhi/contracts';
import { daysAfter } from '@sannidhi/panchanga';
import { slotRuleDates, type TempleCalendar } from '../poojas/slot-rule-dates.ts';

export interface SeriesSpan {
  rule: EventRule;
  startsOn: string;
  endsOn: string | null;
  count: number | null;
}

/**
 * The civil dates of a series at a temple, in order: up to its last date or as many as it counts, within two years. Civil dates have no
 * zone, so neither the process's zone nor a clock change matters.
 */
export function eventDates({ rule, startsOn, endsOn, count }: SeriesSpan, calendar: TempleCalendar): string[] {
  if (rule.kind === 'once') return [startsOn];
  const furthest = daysAfter(startsOn, EVENT_SPAN_DAYS);
  const dates = datesBetween(rule, startsOn, endsOn ?? furthest, calendar);
  return count === null ? dates : dates.slice(0, count);
}

function datesBetween(rule: EventRule, from: string, to: string, calendar: TempleCalendar): string[] {
  const { kind, days = [], monthDay = 1, week = '1' } = rule;
  if (kind === 'monthly-day') return everyDay(from, to).filter((date) => Number(date.slice(8)) === monthDay);
  if (kind === 'monthly-weekday') return everyDay(from, to).filter((date) => days[0] === weekdayOf(date) && isInWeek(date, week));
  return slotRuleDates(rule as SlotRule, from, to, calendar);
}

function everyDay(from: string, to: string): string[] {
  const dates = [];
  for (let date = from; date <= to; date = daysAfter(date, 1)) dates.push(date);
  return dates;
}

const weekdayOf = (date: string): number => new Date(date).getUTCDay();

/** Whether a date is its weekday's first, second, … or last one in the month. */
function isInWeek(date: string, week: EventWeek): boolean {
  if (week === 'last') return daysAfter(date, 7).slice(0, 7) !== date.slice(0, 7);
  return Math.ceil(Number(date.slice(8)) / 7) === Number(week);
}
