import { styled } from '@sannidhi/kit';
import { observedOn } from '../panchanga/observances.ts';
import type { TempleDays } from './use-temple-days.ts';

const Line = styled('p')(({ theme }) => ({ ...theme.typography.body2, '& b': { fontWeight: 600 } }));

/** The festivals and vratas of the chosen day, with why. */
export function DayObservances({ date, days: { reading, ownDates } }: { date: string; days: TempleDays }) {
  if (!reading) return null;
  const observed = observedOn(reading.calendar, date, ownDates).map(reading.spoken);
  // A festival and the vrata of the same day often have one reason.
  const reasons = [...new Set(observed.map(({ reason }) => reason))];
  return reasons.map((reason) => (
    <Line key={reason}>
      <b>{namesFor(observed, reason)}</b> {reason}
    </Line>
  ));
}

const namesFor = (observed: readonly { name: string; reason: string }[], reason: string): string =>
  observed.flatMap((one) => (one.reason === reason ? [one.name] : [])).join(', ');
