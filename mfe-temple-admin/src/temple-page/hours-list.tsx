import type { OwnTempleHours } from '@sannidhi/contracts';
import { Facts, formatCount, formatWallTime } from '@sannidhi/kit';
import { Secondary } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { useMoments } from '../office/use-moments.ts';
import { weekdayName } from './weekdays.ts';

/** The temple's hours for those who may not change them. */
export function HoursList({ hours: { weekly, special, replyHours } }: { hours: OwnTempleHours }) {
  const text = useOfficeText('templePage.hours');
  const moments = useMoments();
  const words = ({ from, until }: { from: string | null; until: string | null }) =>
    from === null || until === null
      ? text('closedWord')
      : `${formatWallTime(from)} – ${until === '24:00' ? text('midnight') : formatWallTime(until)}`;
  if (weekly.length === 0 && special.length === 0) return <Secondary>{text('none')}</Secondary>;
  return (
    <Facts
      facts={[
        ...weekly.map((row) => ({ label: row.weekdays.map((day) => weekdayName(day, 'short')).join(', '), value: words(row) })),
        ...special.map((row) => ({ label: moments.day(row.date), value: [words(row), row.name].filter(Boolean).join(', ') })),
        { label: text('replyHours'), value: formatCount(replyHours) },
      ]}
    />
  );
}
