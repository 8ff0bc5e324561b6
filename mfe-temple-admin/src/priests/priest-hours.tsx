import type { TemplePriestDetail } from '@sannidhi/contracts';
import { Facts, formatDate } from '@sannidhi/kit';
import { Secondary } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { useMoments } from '../office/use-moments.ts';

/** A Sunday, to name the days of the week by. */
const SUNDAY = '2026-11-01';
const DAYS = [0, 1, 2, 3, 4, 5, 6];

/** When a priest can be asked: hours of the week, of single dates, and days off. */
export function PriestHours({ priest: { weekly, exceptions, daysOff } }: { priest: TemplePriestDetail }) {
  const text = useOfficeText('priests');
  const moments = useMoments();
  const week = DAYS.map((weekday) => ({ weekday, own: weekly.filter((each) => each.weekday === weekday) }));
  return (
    <>
      {weekly.length === 0 && <Secondary>{text('hours.any')}</Secondary>}
      <Facts
        facts={[
          ...week.map(({ weekday, own }) => ({ label: dayName(weekday), value: own.map(hours).join(', ') })),
          ...exceptions.map((each) => ({ label: moments.day(each.date), value: hours(each) })),
          ...daysOff.map(({ from, until }) => ({
            label: text('hours.dayOff'),
            value: from === until ? moments.day(from) : `${moments.day(from)} – ${moments.day(until)}`,
          })),
        ]}
      />
    </>
  );
}

const hours = ({ from, until }: { from: string; until: string }): string => `${from}–${until}`;

const dayName = (weekday: number): string =>
  formatDate(`${SUNDAY.slice(0, 8)}${String(weekday + 1).padStart(2, '0')}`, { weekday: 'long' });
