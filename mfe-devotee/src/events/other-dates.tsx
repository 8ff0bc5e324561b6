import type { EventPage } from '@sannidhi/contracts';
import { Card, formatDate, StatusChip, styled } from '@sannidhi/kit';
import { Link } from 'react-router-dom';
import { useTexts } from '../use-texts.ts';
import { eventPath } from './event-paths.ts';

const List = styled('ul')({ display: 'grid', gap: 12, margin: 0, padding: 0, listStyle: 'none' });

/** The event's next other dates. */
export function OtherDates({ event: { others, temple } }: { event: EventPage }) {
  const text = useTexts();
  if (others.length === 0) return null;
  const { slug, timeZone } = temple;
  const when = (at: string) =>
    formatDate(at, { timeZone, weekday: 'short', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' });
  return (
    <Card title={text('events.others')}>
      <List>
        {others.map(({ id, startsAt, status }) => (
          <li key={id}>
            <Link to={eventPath(slug, id)}>{when(startsAt)}</Link>{' '}
            {status !== 'published' && <StatusChip of="event-occurrence" state={status} />}
          </li>
        ))}
      </List>
    </Card>
  );
}
