import type { OwnParty } from '@sannidhi/contracts';
import { StatusChip, styled } from '@sannidhi/kit';
import { Link } from 'react-router-dom';
import { momentAt } from '../poojas/temple-time.ts';
import { useTexts } from '../use-texts.ts';
import { ticketPath } from './ticket-paths.ts';

const Rows = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 12, padding: '12px 0' },
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.role.line}` },
  '& > li > div': { minWidth: 0, overflowWrap: 'anywhere' },
  '& small': { ...theme.typography.body2, color: theme.vars.palette.text.secondary, display: 'block' },
}));

/** A devotee's registrations, each with the way to its ticket. */
export function PartyList({ parties }: { parties: readonly OwnParty[] }) {
  const text = useTexts();
  return (
    <Rows>
      {parties.map(({ id, event, people, status }) => (
        <li key={id}>
          <div>
            <Link to={ticketPath(id)}>{event.title}</Link>
            <small>
              {momentAt(event.startsAt, event.temple.timeZone)} · {event.temple.name}
              {people > 0 && ` · ${text('tickets.people', { count: people })}`}
            </small>
          </div>
          {status !== 'valid' && <StatusChip of="ticket" state={status} />}
          {status === 'valid' && event.status !== 'published' && <StatusChip of="event-occurrence" state={event.status} />}
        </li>
      ))}
    </Rows>
  );
}
