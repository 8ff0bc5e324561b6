import { Banner, formatDate, formatWallTime, useFormValues } from '@sannidhi/kit';
import { useMemo } from 'react';
import { useOfficeText } from './namespace.ts';
import { forwardDates, type SkippedTime, skippedTimes } from './skipped-times.ts';
import type { LocalDate } from './temple-time.ts';
import { useTemple } from './use-temple.ts';

const DAY = { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' } as const;

/** Says at what time it is instead where the clocks skip the form's `time` on its `date`. */
export function SkippedTimeNote() {
  const { date = '', time = '' } = useFormValues<{ date?: string; time?: string }>();
  const { timeZone } = useTemple();
  return <Notes skipped={skippedTimes([date], [time], timeZone)} />;
}

interface SkippedInSeriesProps {
  from: LocalDate;
  /** For how long. */
  days: number;
  times: readonly string[];
  /** Whether the rule may have this date. */
  falls: (date: LocalDate) => boolean;
}

/** The same for times that repeat. */
export function SkippedInSeries({ from, days, times, falls }: SkippedInSeriesProps) {
  const { timeZone } = useTemple();
  const forward = useMemo(() => forwardDates(from, days, timeZone), [from, days, timeZone]);
  return <Notes skipped={skippedTimes(forward.filter(falls), times, timeZone)} />;
}

function Notes({ skipped }: { skipped: readonly SkippedTime[] }) {
  const text = useOfficeText('common');
  return skipped.map(({ date, time, shown }) => (
    <Banner key={`${date} ${time}`} kind="warning">
      {text('skippedTime', { date: formatDate(date, DAY), time: formatWallTime(time), shown: formatWallTime(shown) })}
    </Banner>
  ));
}
