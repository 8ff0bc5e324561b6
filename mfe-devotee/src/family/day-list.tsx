import type { FamilyDate, FamilyMember } from '@sannidhi/contracts';
import { formatDate, formatDateTime, styled } from '@sannidhi/kit';
import { useTexts } from '../use-texts.ts';
import { lunarDayName } from './family-words.ts';
import { useCalendarWords } from './use-calendar-words.ts';

const List = styled('ol')({ margin: 0, padding: 0, listStyle: 'none' });
const Day = styled('li')<{ past: boolean }>(({ theme, past }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(7.5rem, 22%) minmax(0, 1fr)',
  gap: '2px 16px',
  padding: '10px 0',
  breakInside: 'avoid',
  borderBottom: `1px solid ${theme.vars.palette.role.line}`,
  color: past ? theme.vars.palette.text.secondary : undefined,
  '&:last-of-type': { borderBottom: 0 },
  '& time': { fontVariantNumeric: 'tabular-nums lining-nums' },
  '& b': { fontWeight: 600, overflowWrap: 'anywhere' },
  '& small': { ...theme.typography.caption, display: 'block', color: theme.vars.palette.text.secondary },
  '@media (max-width:479.95px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

interface DayListProps {
  dates: readonly FamilyDate[];
  members: readonly FamilyMember[];
  timeZone: string;
  /** The civil date in the place; earlier days are dimmed. */
  today: string;
  label: string;
}

/** The family's dates in order: when, whose, what, and how long the star or tithi lasts. */
export function DayList({ dates, members, timeZone, today, label }: DayListProps) {
  const text = useTexts();
  const words = useCalendarWords();
  const about = ({ kind, nakshatra, lunarDay, inBirthMonth }: FamilyDate) => {
    const what = nakshatra === null ? lunarDay && lunarDayName(text, words, lunarDay) : words.nakshatra(nakshatra);
    return [text(`familyDays.kinds.${kind}`), what, inBirthMonth && text('familyDays.inBirthMonth')].filter(Boolean).join(', ');
  };
  return (
    <List aria-label={label}>
      {dates.map((day) => (
        <Day key={`${day.memberId} ${day.kind} ${day.date}`} past={day.date < today}>
          <time dateTime={day.date}>{formatDate(day.date, { weekday: 'short', month: 'short', day: 'numeric' })}</time>
          <div>
            <b>{members.find(({ id }) => id === day.memberId)?.name}</b> {about(day)}
            <small>
              {text('familyDays.span', {
                from: formatDateTime(day.startsAt, { timeZone }),
                to: formatDateTime(day.endsAt, { timeZone }),
              })}
            </small>
          </div>
        </Day>
      ))}
    </List>
  );
}
