import { EVENT_SPAN_DAYS, type EventRule } from '@sannidhi/contracts';
import { useFormValues } from '@sannidhi/kit';
import { SkippedInSeries } from '../office/skipped-time-note.tsx';
import { addDays } from '../office/temple-time.ts';
import { useTemple } from '../office/use-temple.ts';

interface WhenValues {
  rule?: EventRule;
  startsOn?: string;
  endsOn?: string;
  time?: string;
}

/** Says on which date the clocks skip the event's time, and when it is instead. */
export function SkippedInEvent() {
  const { today } = useTemple();
  const { rule, startsOn = '', endsOn, time = '' } = useFormValues<WhenValues>();
  const from = rule?.kind === 'dates' || !startsOn ? today : startsOn;
  const falls = (date: string) => (!endsOn || date <= endsOn) && mayFall(rule, date, startsOn);
  return <SkippedInSeries from={from} days={EVENT_SPAN_DAYS} times={[time]} falls={falls} />;
}

/** Whether a rule may have a date; of the Moon only the calendar knows. */
function mayFall(rule: EventRule | undefined, date: string, startsOn: string): boolean {
  const { kind, days = [], monthDay, week, dates = [] } = rule ?? {};
  if (kind === 'once') return date === startsOn;
  if (kind === 'dates') return dates.includes(date);
  if (kind === 'monthly-day') return Number(date.slice(8)) === Number(monthDay);
  if (kind === 'tithi' || kind === 'nakshatra') return true;
  return days.includes(new Date(date).getUTCDay()) && (kind === 'weekly' || isInWeek(date, week));
}

/** Whether a date is its weekday's first, second, … or last one in the month. */
const isInWeek = (date: string, week: EventRule['week']): boolean =>
  week === 'last' ? addDays(date, 7).slice(0, 7) !== date.slice(0, 7) : Math.ceil(Number(date.slice(8)) / 7) === Number(week);
