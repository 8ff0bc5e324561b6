import { Disclosure, styled } from '@sannidhi/kit';
import { observedOn } from '../panchanga/observances.ts';
import { useTexts } from '../use-texts.ts';
import type { TempleDays } from './use-temple-days.ts';

const Line = styled('p')({ fontWeight: 600 });
const Why = styled(Disclosure)(({ theme }) => ({
  ...theme.typography.body2,
  '& p': { marginTop: 8 },
  '& b': { fontWeight: 600 },
}));

/** The festivals and vratas of the chosen day; why they are that day, on request. */
export function DayObservances({ date, days: { reading, ownDates } }: { date: string; days: TempleDays }) {
  const text = useTexts();
  if (!reading) return null;
  const observed = observedOn(reading.calendar, date, ownDates).map(reading.spoken);
  // A festival and the vrata of the same day often have one reason.
  const reasons = [...new Set(observed.map(({ reason }) => reason))];
  if (reasons.length === 0) return null;
  return (
    <div>
      <Line>{observed.map(({ name }) => name).join(', ')}</Line>
      <Why key={date}>
        <summary>{text('panchanga.why')}</summary>
        {reasons.map((reason) => (
          <p key={reason}>
            <b>{namesFor(observed, reason)}</b> {reason}
          </p>
        ))}
      </Why>
    </div>
  );
}

const namesFor = (observed: readonly { name: string; reason: string }[], reason: string): string =>
  observed.flatMap((one) => (one.reason === reason ? [one.name] : [])).join(', ');
