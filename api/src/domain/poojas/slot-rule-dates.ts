import type { FestivalOverride, SlotRule } from '@sannidhi/contracts';
import { daysAfter, LAST_YEAR, type Panchanga, type RecurrenceRule } from '@sannidhi/panchanga';

const AMANTA_WANING = 15;
const LAST_DATE = `${LAST_YEAR}-12-31`;

/** Where the dates of a rule are looked up: a temple's sky, and the dates on which it observes festivals otherwise. */
export interface TempleCalendar {
  panchanga: Panchanga;
  overrides: readonly FestivalOverride[];
}

/** The civil dates of a rule from one date to another, both included, in order; none after the calendar's last year. */
export function slotRuleDates(rule: SlotRule, from: string, until: string, calendar: TempleCalendar): string[] {
  const to = until < LAST_DATE ? until : LAST_DATE;
  if (rule.kind === 'weekly') return weekdays(rule.days ?? [], from, to);
  if (rule.kind === 'dates') return [...new Set(rule.dates)].filter((date) => date >= from && date <= to).sort();
  const { festival, nakshatra = 1, tithi = 1, paksha } = rule;
  if (rule.kind === 'festival') return observed(festival ?? '', from, to, calendar);
  if (rule.kind === 'nakshatra') return found({ kind: 'nakshatra', nakshatra }, from, to, calendar);
  const halves = [...(paksha === 'krishna' ? [] : [tithi]), ...(paksha === 'shukla' ? [] : [tithi + AMANTA_WANING])];
  return [...new Set(halves.flatMap((each) => found({ kind: 'tithi', tithi: each }, from, to, calendar)))].sort();
}

function weekdays(days: readonly number[], from: string, to: string): string[] {
  const dates = [];
  for (let date = from; date <= to; date = daysAfter(date, 1)) if (days.includes(new Date(date).getUTCDay())) dates.push(date);
  return dates;
}

function found(rule: RecurrenceRule, from: string, to: string, { panchanga }: TempleCalendar): string[] {
  const dates = [];
  for (let next = panchanga.next(rule, daysAfter(from, -1)); next && next.date <= to; next = panchanga.next(rule, next.date))
    dates.push(next.date);
  return dates;
}

/** How far a temple may move a festival from its computed date and still be found here. */
const MOVED_DAYS = 31;

/** A festival's dates; the temple's own ones replace the computed dates. */
function observed(id: string, from: string, to: string, calendar: TempleCalendar): string[] {
  const computed = found({ kind: 'festival', id }, daysAfter(from, -MOVED_DAYS), daysAfter(to, MOVED_DAYS), calendar);
  const moved = new Map(
    calendar.overrides.filter(({ festivalId }) => festivalId === id).map(({ computedDate, date }) => [computedDate, date]),
  );
  return computed
    .map((date) => moved.get(date) ?? date)
    .filter((date) => date >= from && date <= to)
    .sort();
}
