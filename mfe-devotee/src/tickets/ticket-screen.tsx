import { matchRoute, type OwnTicket, publicEventEndpoints } from '@sannidhi/contracts';
import {
  addressOf,
  Banner,
  Button,
  Chip,
  IconCalendar,
  IconCalendarPlus,
  IconMailForward,
  Korvai,
  Page,
  ScreenStates,
  Skeletons,
  StatusChip,
  styled,
  useKeptOffline,
  useTitle,
} from '@sannidhi/kit';
import { lazy, Suspense, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { eventPath } from '../events/event-paths.ts';
import { momentAt } from '../poojas/temple-time.ts';
import { useTexts } from '../use-texts.ts';
import { CancelTicket } from './cancel-ticket.tsx';
import { useKeptTicket } from './kept-ticket.ts';
import { MoveTicket } from './move-ticket.tsx';
import { OtherTickets } from './other-tickets.tsx';
import { PassOn } from './pass-on.tsx';
import { ReplaceCode } from './replace-code.tsx';
import { TICKET_PATTERN, ticketPath } from './ticket-paths.ts';

/** Only children who are left in the temple’s care have it. */
const ChildCard = lazy(async () => ({ default: (await import('./child-card.tsx')).ChildCard }));

const Top = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 12 });
const Paper = styled('article')(({ theme }) => ({
  maxWidth: 480,
  margin: '0 auto',
  overflow: 'hidden',
  border: `1px solid ${theme.vars.palette.role.line}`,
  borderRadius: theme.density.radiusCard,
  background: theme.vars.palette.role.surface,
}));
const Head = styled('header')(({ theme }) => ({
  padding: '20px 24px 0',
  background: theme.vars.palette.role.night,
  color: theme.vars.palette.role.textOnNight,
  overflowWrap: 'anywhere',
  '& p': { color: theme.vars.palette.role.textOnNightSoft, marginTop: 4 },
  '& svg': { display: 'block', width: '100%', marginTop: 16, color: theme.vars.palette.role.brassOnNight },
}));
/** Dark on white in every scheme, so that the door's camera reads it. */
const Code = styled('figure')({
  margin: 0,
  padding: '24px 24px 12px',
  colorScheme: 'light',
  background: 'Canvas',
  color: 'CanvasText',
  textAlign: 'center',
  '& img': { display: 'block', width: 'min(100%, 320px)', margin: '0 auto' },
  '& figcaption': { marginTop: 8, letterSpacing: '0.12em', fontVariantNumeric: 'tabular-nums' },
});
const Whose = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  padding: '16px 24px',
  borderTop: `2px dashed ${theme.vars.palette.role.line}`,
  '& h2': { ...theme.typography.h2, overflowWrap: 'anywhere' },
  '& p': { color: theme.vars.palette.text.secondary },
}));
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
  const { event, name, type, detail, status, qr, number, party, canPassOn, canMove, cancelCents } = ticket;
  // One that this device kept earlier may know of no children.
  const { child = null } = ticket;
  const isOpen = event.status === 'postponed' || Date.parse(event.endsAt) > Date.now();
  const { temple, occurrenceId } = event;
  useTitle(event.title);
  const place = text('events.at', { temple: temple.name, city: temple.city, state: temple.state });
  const takesPlace = status === 'valid' && event.status !== 'canceled';
  const file = addressOf(publicEventEndpoints.file.path, { slug: temple.slug, occurrenceId }, { dates: 'one' });
  return (
    <>
      {(event.status === 'canceled' || event.status === 'postponed') && <Banner kind="warning">{text(`events.${event.status}`)}</Banner>}
      <Paper>
        <Head>
          <h1>{event.title}</h1>
          <p>{momentAt(event.startsAt, temple.timeZone)}</p>
          <p>{[event.placeName, place].filter(Boolean).join(', ')}</p>
          {event.link && takesPlace && (
            <p>
              <a href={event.link} rel="noreferrer">
                {text('events.openLink')}
              </a>
            </p>
          )}
          <Korvai />
        </Head>
        {qr && (
          <Code>
            <img src={qr} alt={text('tickets.codeOf', { name: name || type })} />
            <figcaption>{number.replace(/(.{4})/g, '$1 ').trim()}</figcaption>
          </Code>
        )}
        <Whose>
          <div>
            <h2>{name || type}</h2>
            <p>{[name ? type : '', detail].filter(Boolean).join(', ')}</p>
          </div>
          <StatusChip of="ticket" state={status} />
        </Whose>
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
