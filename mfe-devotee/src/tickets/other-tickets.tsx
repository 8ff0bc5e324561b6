import type { OwnTicket } from '@sannidhi/contracts';
import { Card, styled } from '@sannidhi/kit';
import { Link } from 'react-router-dom';
import { momentAt } from '../poojas/temple-time.ts';
import { useTexts } from '../use-texts.ts';
import { ticketPath } from './ticket-paths.ts';

const Frame = styled('div')({ width: '100%', maxWidth: 480, margin: '0 auto' });
const List = styled('ul')({ display: 'grid', gap: 12, margin: 0, padding: 0, listStyle: 'none' });

/** The same person's tickets for the other dates that were registered together. */
export function OtherTickets({ ticket: { event, otherDates } }: { ticket: OwnTicket }) {
  const text = useTexts();
  // What this device kept before there were such registrations doesn't know of them.
  if (!otherDates?.length) return null;
  return (
    <Frame>
      <Card title={text('tickets.series.others')}>
        <List>
          {otherDates.map(({ id, startsAt }) => (
            <li key={id}>
              <Link to={ticketPath(id)}>{momentAt(startsAt, event.temple.timeZone)}</Link>
            </li>
          ))}
        </List>
      </Card>
    </Frame>
  );
}
