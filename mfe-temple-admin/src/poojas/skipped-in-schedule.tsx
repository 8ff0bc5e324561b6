import type { SlotRule } from '@sannidhi/contracts';
import { useFormValues } from '@sannidhi/kit';
import { SkippedInSeries } from '../office/skipped-time-note.tsx';
import { useTemple } from '../office/use-temple.ts';

/** Clocks go forward once a year; chosen dates may be further away. */
const WITHIN_DAYS = 366;
const CHOSEN_WITHIN_DAYS = 4 * WITHIN_DAYS;

interface ScheduleValues {
  rule?: SlotRule;
  times?: string[];
  startsOn?: string;
  endsOn?: string;
  except?: string[];
}

/** Says on which date the clocks skip one of the schedule's times, and when its pooja is instead. */
export function SkippedInSchedule() {
  const { today } = useTemple();
  const { rule, times = [], startsOn = '', endsOn, except = [] } = useFormValues<ScheduleValues>();
  const falls = (date: string) => !except.includes(date) && (!endsOn || date <= endsOn) && mayFall(rule, date);
  const isAhead = startsOn > today;
  const days = rule?.kind === 'dates' ? CHOSEN_WITHIN_DAYS : WITHIN_DAYS;
  return <SkippedInSeries from={isAhead ? startsOn : today} days={days} times={times} falls={falls} />;
}

/** Whether a rule may have a date; of the Moon and of festivals only the calendar knows. */
function mayFall(rule: SlotRule | undefined, date: string): boolean {
  if (rule?.kind === 'weekly') return (rule.days ?? []).includes(new Date(date).getUTCDay());
  return rule?.kind !== 'dates' || (rule.dates ?? []).includes(date);
}
