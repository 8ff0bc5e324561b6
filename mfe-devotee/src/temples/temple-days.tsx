import { type PublicCalendar, type PublicCalendarEntry, publicCalendarEndpoints } from '@sannidhi/contracts';
import { Button, Card, currentLanguage, dateIn, formatDate, formatTime, ScreenStates, styled, useRead } from '@sannidhi/kit';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { daysLater } from '../panchanga/civil-date.ts';
import { useTexts } from '../use-texts.ts';

const WEEK = 7;
const DAY = { weekday: 'long', month: 'short', day: 'numeric' } as const;

const Days = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowWrap: 'anywhere',
  '& h3': theme.typography.h4,
  '& b': { fontWeight: 600 },
  '& ul': { margin: '4px 0 0', padding: 0, listStyle: 'none' },
  '& ul li': { display: 'grid', gridTemplateColumns: '88px minmax(0, 1fr)', gap: 12, padding: '4px 0' },
  '& time': { color: theme.vars.palette.text.secondary, fontVariantNumeric: 'tabular-nums lining-nums' },
  '& small': { ...theme.typography.body2, display: 'block', color: theme.vars.palette.text.secondary },
}));
const Turn = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12, marginTop: 16 });

/** A week at the temple: its festivals, its events and when its poojas are. */
export function TempleDays({ slug, timeZone }: { slug: string; timeZone: string }) {
  const text = useTexts();
  const today = dateIn(timeZone, Date.now());
  const [from, setFrom] = useState(today);
  const query = { from, to: daysLater(from, WEEK - 1), language: currentLanguage() };
  const calendar = useRead(publicCalendarEndpoints.read, { params: { slug }, query, keepPrevious: true });
  return (
    <Card title={text('myTemple.days.heading')}>
      <ScreenStates query={calendar} failedTitle={text('myTemple.days.failed')}>
        {(shown) => <Week calendar={shown} />}
      </ScreenStates>
      <Turn>
        {from > today && (
          <Button small onClick={() => setFrom(daysLater(from, -WEEK))}>
            {text('myTemple.days.earlier')}
          </Button>
        )}
        <Button small onClick={() => setFrom(daysLater(from, WEEK))}>
          {text('myTemple.days.later')}
        </Button>
      </Turn>
    </Card>
  );
}

function Week({ calendar: { days, entries, timeZone } }: { calendar: PublicCalendar }) {
  const text = useTexts();
  const onDay = (date: string) => entries.filter((entry) => entry.date === date);
  const full = days.filter(({ date, festivals }) => festivals.length > 0 || onDay(date).length > 0);
  if (full.length === 0) return <p>{text('myTemple.days.none')}</p>;
  return (
    <Days>
      {full.map(({ date, festivals }) => (
        <li key={date}>
          <h3>{formatDate(date, DAY)}</h3>
          {festivals.length > 0 && <b>{festivals.join(', ')}</b>}
          <ul>
            {onDay(date).map((entry) => (
              <Entry key={entry.path} entry={entry} timeZone={timeZone} />
            ))}
          </ul>
        </li>
      ))}
    </Days>
  );
}

function Entry({ entry: { title, place, startsAt, times, path }, timeZone }: { entry: PublicCalendarEntry; timeZone: string }) {
  const text = useTexts();
  const more = times > 1 ? text('myTemple.days.more', { count: times - 1 }) : '';
  return (
    <li>
      <time dateTime={startsAt}>{formatTime(startsAt, { timeZone })}</time>
      <span>
        <Link to={path}>{title}</Link>
        <small>{[place, more].filter(Boolean).join(', ')}</small>
      </span>
    </li>
  );
}
