import type { EventCard } from '@sannidhi/contracts';
import { formatTime, formatZone, StatusChip, styled } from '@sannidhi/kit';
import { Link } from 'react-router-dom';
import { useTexts } from '../use-texts.ts';
import { EventDay } from './event-day.tsx';
import { eventPath } from './event-paths.ts';
import { SeriesLine } from './series-line.tsx';

const List = styled('ul')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12, padding: 0, margin: 0, listStyle: 'none' });
const Row = styled('li')(({ theme }) => ({
  display: 'flex',
  // In large text the words go below the day.
  flexWrap: 'wrap',
  gap: '4px 16px',
  padding: 16,
  background: theme.vars.palette.role.surface,
  border: `1px solid ${theme.vars.palette.role.line}`,
  borderRadius: theme.density.radiusCard,
  '& > time': { flex: '0 0 6em' },
  '& h2': theme.typography.h4,
  '& p': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));
const Words = styled('div')({ flex: '1 1 9rem', minWidth: 0, overflowWrap: 'anywhere' });

/** Events by their next date, each leading to its page. */
export function EventList({ items }: { items: readonly EventCard[] }) {
  return (
    <List>
      {items.map((event) => (
        <EventRow key={event.id} event={event} />
      ))}
    </List>
  );
}

function EventRow({ event }: { event: EventCard }) {
  const text = useTexts();
  const { id, title, summary, status, startsAt, placeName, temple, miles } = event;
  const { slug, name, city, state, timeZone } = temple;
  const where = text('events.at', { temple: name, city, state });
  return (
    <Row>
      <EventDay date={startsAt} timeZone={timeZone} />
      <Words>
        <h2>
          <Link to={eventPath(slug, id)}>{title}</Link>
        </h2>
        {status !== 'published' && <StatusChip of="event-occurrence" state={status} />}
        <p>
          {formatTime(startsAt, { timeZone })} ({formatZone(timeZone)})
        </p>
        <SeriesLine event={event} />
        {summary && <p>{summary}</p>}
        <p>
          {placeName ? `${placeName}, ${where}` : where}
          {miles !== null && ` · ${text('events.miles', { count: miles })}`}
        </p>
      </Words>
    </Row>
  );
}
