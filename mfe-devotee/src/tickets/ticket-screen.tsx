import { matchRoute, type OwnTicket, publicEventEndpoints } from '@sannidhi/contracts';
import {
  addressOf,
  Banner,
  Button,
  Chip,
  IconCalendar,
  IconCalendarPlus,
  IconMailForward,
  Page,
  ScreenStates,
  Skeletons,
  styled,
  useKeptOffline,
  useTitle,
} from '@sannidhi/kit';
import { lazy, Suspense, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { eventPath } from '../events/event-paths.ts';
import { useTexts } from '../use-texts.ts';
import { CancelTicket } from './cancel-ticket.tsx';
import { useKeptTicket } from './kept-ticket.ts';
import { MoveTicket } from './move-ticket.tsx';
import { OtherTickets } from './other-tickets.tsx';
import { PassOn } from './pass-on.tsx';
import { ReplaceCode } from './replace-code.tsx';
import { Paper, TicketCode, TicketHead, TicketOf } from './ticket-paper.tsx';
import { TICKET_PATTERN, ticketPath } from './ticket-paths.ts';

/** Only children who are left in the temple’s care have it. */
const ChildCard = lazy(async () => ({ default: (await import('./child-card.tsx')).ChildCard }));

const Top = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 12 });
const Others = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 12,
    padding: '12px 24px',
    borderTop: `1px solid ${theme.vars.palette.role.line}`,
    overflowWrap: 'anywhere',
  },
  // No word of the button breaks for a long name.
  '& > li > :last-child': { flex: 'none' },
  '& small': { ...theme.typography.body2, color: theme.vars.palette.text.secondary, display: 'block' },
}));
const Below = styled('div')({ display: 'grid', gap: 12, maxWidth: 480, margin: '0 auto' });
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 });

/** A ticket as it is shown at the door, with the rest of its party. It is kept on this device and needs no connection. */
function TicketScreen() {
  const text = useTexts();
  const { ticketId = '' } = matchRoute(TICKET_PATTERN, useLocation().pathname) ?? {};
  const { ticket, query, isKept } = useKeptTicket(ticketId);
  useKeptOffline(ticket);
  return (
    <Page reading>
      <Top>
        <Link to="/devotee/events">{text('tickets.yours')}</Link>
        {isKept && (
          <Chip kind="info" icon="check">
            {text('tickets.saved')}
          </Chip>
        )}
      </Top>
      {ticket ? (
        <Ticket key={ticket.id} ticket={ticket} />
      ) : (
        <ScreenStates query={query} failedTitle={text('tickets.failed')}>
          {() => null}
        </ScreenStates>
      )}
    </Page>
  );
}

function Ticket({ ticket }: { ticket: OwnTicket }) {
  const text = useTexts();
  const [open, setOpen] = useState<'pass-on' | 'move' | null>(null);
  const close = () => setOpen(null);
  const { event, status, qr, party, canPassOn, canMove, cancelCents } = ticket;
  // One that this device kept earlier may know of no children.
  const { child = null } = ticket;
  const isOpen = event.status === 'postponed' || Date.parse(event.endsAt) > Date.now();
  const { temple, occurrenceId } = event;
  useTitle(event.title);
  const takesPlace = status === 'valid' && event.status !== 'canceled';
  const file = addressOf(publicEventEndpoints.file.path, { slug: temple.slug, occurrenceId }, { dates: 'one' });
  return (
    <>
      {(event.status === 'canceled' || event.status === 'postponed') && <Banner kind="warning">{text(`events.${event.status}`)}</Banner>}
      <Paper>
        <TicketHead event={event} isLinked={takesPlace} />
        <TicketCode ticket={ticket} />
        <TicketOf ticket={ticket} />
        {party.length > 0 && (
          <Others aria-label={text('tickets.party')}>
            {party.map((other) => (
              <li key={other.id}>
                <span>
                  {other.name || other.type}
                  {other.name && <small>{other.type}</small>}
                </span>
                <Button
                  small
                  variant="text"
                  to={ticketPath(other.id)}
                  aria-label={text('tickets.showOf', { name: other.name || other.type })}
                >
                  {text('tickets.show')}
                </Button>
              </li>
            ))}
          </Others>
        )}
      </Paper>
      <OtherTickets ticket={ticket} />
      <Below>
        {child && (
          <Suspense fallback={<Skeletons rows={2} />}>
            <ChildCard ticket={ticket} child={child} isOpen={isOpen} />
          </Suspense>
        )}
        {qr && <p>{text('tickets.offline')}</p>}
        {open === 'pass-on' && <PassOn ticket={ticket} onDone={close} />}
        {open === 'move' && <MoveTicket ticket={ticket} onDone={close} />}
        <Actions>
          {canPassOn && open !== 'pass-on' && (
            <Button icon={IconMailForward} onClick={() => setOpen('pass-on')}>
              {text('tickets.passOn.button')}
            </Button>
          )}
          {canMove && open !== 'move' && (
            <Button icon={IconCalendar} onClick={() => setOpen('move')}>
              {text('tickets.move.button')}
            </Button>
          )}
          {qr && <ReplaceCode ticketId={ticket.id} />}
          {takesPlace && (
            <Button icon={IconCalendarPlus} href={file}>
              {text('events.addToCalendar')}
            </Button>
          )}
          <Button to={eventPath(temple.slug, occurrenceId)}>{text('tickets.aboutEvent')}</Button>
          {cancelCents !== null && <CancelTicket ticket={ticket} cents={cancelCents} />}
        </Actions>
      </Below>
    </>
  );
}

export { TicketScreen as Screen };
