import { formatDate, styled } from '@sannidhi/kit';
import { useOfficeText } from '../office/namespace.ts';
import { addDays } from '../office/temple-time.ts';
import { sundayOf } from './calendar-span.ts';

const Strip = styled('div')(({ theme }) => {
  const { role } = theme.vars.palette;
  return {
    display: 'grid',
    gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
    '& button': {
      minHeight: 56,
      padding: '6px 0',
      border: 0,
      borderRadius: 12,
      background: 'none',
      color: 'inherit',
      font: 'inherit',
      fontSize: '0.8125rem',
      cursor: 'pointer',
    },
    '& b': { display: 'block', fontSize: '1rem', lineHeight: '1.5rem', fontWeight: 600 },
    '& button[aria-pressed="true"]': { background: role.primary, color: role.onPrimary },
  };
});

/** The week of a day, to choose another: what a phone has in place of columns. */
export function DayStrip({ date, onDay }: { date: string; onDay: (date: string) => void }) {
  const text = useOfficeText('calendar');
  const week = Array.from({ length: 7 }, (_, index) => addDays(sundayOf(date), index));
  return (
    <Strip role="group" aria-label={text('days')}>
      {week.map((day) => (
        <button
          key={day}
          type="button"
          aria-pressed={day === date}
          aria-label={formatDate(day, { weekday: 'long', month: 'long', day: 'numeric' })}
          onClick={() => onDay(day)}
        >
          {formatDate(day, { weekday: 'short' })}
          <b>{Number(day.slice(8))}</b>
        </button>
      ))}
    </Strip>
  );
}
