import type { EventPage } from '@sannidhi/contracts';
import { Card, Disclosure, formatDate, StatusChip, styled } from '@sannidhi/kit';
import { Link } from 'react-router-dom';
import { useTexts } from '../use-texts.ts';
import { eventPath } from './event-paths.ts';

const List = styled('ul')({ display: 'grid', gap: 12, margin: 0, padding: 0, listStyle: 'none' });

/** What fits beside an event's text. */
const NEXT = 12;

/** The event's other dates, the later ones folded. */
export function OtherDates({ event: { others, temple } }: { event: EventPage }) {
  const text = useTexts();
  if (others.length === 0) return null;
  const later = others.slice(NEXT);
  return (
    <Card title={text('events.others')}>
      <DateList dates={others.slice(0, NEXT)} temple={temple} />
      {later.length > 0 && (
        <Disclosure>
          <summary>{text('events.more', { count: later.length })}</summary>
          <DateList dates={later} temple={temple} />
        </Disclosure>
      )}
    </Card>
  );
}

function DateList({ dates, temple: { slug, timeZone } }: { dates: EventPage['others']; temple: EventPage['temple'] }) {
  const when = (at: string) =>
    formatDate(at, { timeZone, weekday: 'short', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' });
  return (
    <List>
      {dates.map(({ id, startsAt, status }) => (
        <li key={id}>
          <Link to={eventPath(slug, id)}>{when(startsAt)}</Link>{' '}
          {status !== 'published' && <StatusChip of="event-occurrence" state={status} />}
        </li>
      ))}
    </List>
  );
}
