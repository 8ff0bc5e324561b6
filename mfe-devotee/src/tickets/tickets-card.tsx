import { CART_HOLD_MINUTES, type OfferedTicket, type TicketOffer, ticketEndpoints, ticketWaitEndpoints } from '@sannidhi/contracts';
import { Banner, Button, Card, formatCents, formatDate, RETURN_PARAMETER, ScreenStates, styled, useRead, useSession } from '@sannidhi/kit';
import { momentAt } from '../poojas/temple-time.ts';
import { useTexts } from '../use-texts.ts';
import { CountStepper } from './count-stepper.tsx';
import type { PartyWay } from './party-values.ts';
import { SeriesChoice } from './series-choice.tsx';
import {
  agesOf,
  type ChosenOffer,
  chosenOffer,
  hasLostSeries,
  mostTickets,
  mustWait,
  type TicketChoice,
  totalOf,
  useTicketChoice,
  wayOf,
} from './ticket-choice.ts';
import { guestRegisterPath, registerPath } from './ticket-paths.ts';
import { WaitBanner } from './wait-banner.tsx';

const List = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { borderTop: `1px solid ${theme.vars.palette.role.line}` },
}));
const Row = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  padding: '12px 0',
  '& > div:first-of-type': { minWidth: 0, overflowWrap: 'anywhere' },
  '& b': { ...theme.typography.h4, display: 'block' },
  '& small': { ...theme.typography.body2, color: theme.vars.palette.text.secondary, display: 'block' },
}));
const Total = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 12,
  paddingTop: 12,
  borderTop: `2px solid ${theme.vars.palette.text.primary}`,
  '& output': { ...theme.typography.h2 },
}));
const Note = styled('p')(({ theme }) => ({ ...theme.typography.body2, color: theme.vars.palette.text.secondary, marginTop: 8 }));
const Shut = styled('div')({ marginBottom: 12 });
const Way = styled('div')({ display: 'grid', gap: 12, marginTop: 16 });

interface TicketsCardProps extends Pick<CardProps, 'slug' | 'timeZone'> {
  occurrenceId: string;
  isPostponed?: boolean;
}

/** What a date sells: price per kind, the total that is charged, what of it is deductible, and the way to register. Nothing where it sells nothing. */
export function TicketsCard({ slug, timeZone, occurrenceId, isPostponed = false }: TicketsCardProps) {
  const text = useTexts();
  const { isDonor } = useSession();
  const offer = useRead(ticketEndpoints.offer, { params: { slug, occurrenceId } });
  const waits = useRead(ticketWaitEndpoints.own, { query: { occurrenceId }, enabled: isDonor });
  if (offer.data?.types.length === 0) return null;
  const wait = waits.data?.[0];
  return (
    <Card title={text('tickets.heading')}>
      <ScreenStates query={offer} failedTitle={text('tickets.failed')}>
        {(found) => (
          <>
            {wait && <WaitBanner wait={wait} slug={slug} />}
            <Choice slug={slug} timeZone={timeZone} offer={found} isPostponed={isPostponed} />
          </>
        )}
      </ScreenStates>
    </Card>
  );
}

interface CardProps {
  slug: string;
  /** The temple's. */
  timeZone: string;
  offer: TicketOffer;
}

function Choice({ slug, timeZone, offer: whole, isPostponed }: CardProps & { isPostponed: boolean }) {
  const text = useTexts();
  const [choice, change] = useTicketChoice(whole.occurrenceId);
  const offer = chosenOffer(whole, choice);
  const { capacity, left, closed, times } = offer;
  const isOver = closed !== null && closed !== 'tickets-sold-out';
  // Without places, things that take none can still be had: then the API says of no date that it is sold out.
  const shut = closed ?? (left === 0 ? 'tickets-sold-out' : null);
  const isLost = hasLostSeries(whole, choice) && !isOver;
  const room = mostTickets(offer) - totalOf(offer, choice).tickets;
  const set = (id: string, count: number) => change({ ...choice, counts: { ...choice.counts, [id]: count } });
  return (
    <>
      {whole.seriesDates.length > 0 && !isOver && (
        <SeriesChoice offer={whole} choice={choice} timeZone={timeZone} onChange={(dates) => change({ ...choice, dates })} />
      )}
      {isLost && <LostSeries onChoose={() => change({ ...choice, dates: 'one' })} />}
      <Note style={{ margin: whole.seriesDates.length > 0 || isLost ? '12px 0' : '0 0 12px' }}>
        {capacity !== null && left !== null && !isOver && `${text('tickets.left', { left, capacity })} `}
        {text('tickets.everything')}
      </Note>
      {shut && times === 1 && (
        <Shut>
          <Banner kind="info">{text(`tickets.closed.${isPostponed ? 'postponed' : shut}`)}</Banner>
        </Shut>
      )}
      <List>
        {offer.types.map((type) => (
          <Kind
            key={type.id}
            type={type}
            times={times}
            count={choice.counts[type.id] ?? 0}
            room={room}
            isOver={isOver}
            onChange={(count) => set(type.id, count)}
          />
        ))}
      </List>
      {!isOver && !isLost && <Sum slug={slug} timeZone={timeZone} offer={offer} choice={choice} />}
    </>
  );
}

/** All dates were chosen, and the offer has ended since: nothing is registered for until somebody chooses again. */
function LostSeries({ onChoose }: { onChoose: () => void }) {
  const text = useTexts();
  return (
    <Banner
      kind="warning"
      title={text('tickets.series.gone')}
      action={
        <Button small onClick={onChoose}>
          {text('tickets.series.onlyThis')}
        </Button>
      }
    >
      {text('tickets.series.goneHelp')}
    </Banner>
  );
}

interface KindProps {
  type: OfferedTicket;
  /** Dates it is for. */
  times: number;
  count: number;
  /** For how many more tickets the registration has room. */
  room: number;
  isOver: boolean;
  onChange: (count: number) => void;
}

function Kind({ type, times, count, room, isOver, onChange }: KindProps) {
  const text = useTexts();
  const { name, detail, pricing, priceCents, orderMin, orderMax, closed, opensOn, left } = type;
  const price = pricing === 'free' ? text('tickets.free') : formatCents(priceCents * times);
  const isShut = closed !== null && closed !== 'tickets-sold-out';
  const notes = [
    pricing === 'wish' ? text('tickets.wish') : '',
    times > 1 && pricing === 'fixed' ? text('tickets.series.each', { amount: formatCents(priceCents) }) : '',
    detail,
    agesOf(type, text) ?? '',
    orderMin > 1 ? text('tickets.atLeast', { count: orderMin }) : '',
    left === 0 ? text('tickets.kindSoldOut') : '',
    opensOn ? text('tickets.opensOn', { date: formatDate(opensOn) }) : isShut && !isOver ? text(`tickets.closed.${closed}`) : '',
  ];
  // For more dates there is less room: what was chosen before that can only become less.
  const max = Math.min(orderMax, count + Math.max(room, 0));
  // From none to the least a registration takes, and back.
  const step = (next: number) => onChange(next > 0 && next < orderMin ? (next > count ? orderMin : 0) : Math.min(next, max));
  return (
    <Row>
      <div>
        {name}
        <b>{price}</b>
        {[...new Set(notes)].filter(Boolean).map((note) => (
          <small key={note}>{note}</small>
        ))}
      </div>
      {!isOver && <CountStepper label={name} value={isShut ? 0 : count} max={isShut || max < orderMin ? 0 : max} onChange={step} />}
    </Row>
  );
}

/** Until when a ticket can be canceled for its price, where there is one, and passed on. */
function Terms({ offer: { types, refundUntil, passOnUntil }, timeZone }: { offer: TicketOffer; timeZone: string }) {
  const text = useTexts();
  const isAhead = (until: string | null): until is string => until !== null && Date.parse(until) > Date.now();
  const hasPrice = types.some(({ pricing }) => pricing !== 'free');
  return (
    <>
      {hasPrice && isAhead(refundUntil) && <Note>{text('tickets.refundUntil', { until: momentAt(refundUntil, timeZone) })}</Note>}
      {isAhead(passOnUntil) && <Note>{text('tickets.passOnUntil', { until: momentAt(passOnUntil, timeZone) })}</Note>}
    </>
  );
}

function Sum({ slug, timeZone, offer, choice }: Omit<CardProps, 'offer'> & { offer: ChosenOffer; choice: TicketChoice }) {
  const text = useTexts();
  const { status } = useSession();
  const { people, tickets, cents, deductible } = totalOf(offer, choice);
  const isNothing = tickets === 0;
  const waits = isNothing ? offer.closed === 'tickets-sold-out' : mustWait(offer, choice);
  const isForAll = offer.times > 1;
  const isFull = isForAll && waits;
  const most = mostTickets(offer);
  const way = isNothing && waits && !isForAll ? 'wait' : wayOf(offer, choice);
  const isNone = isNothing || tickets > most;
  const register = registerPath(slug, offer.occurrenceId);
  const isGuest = status === 'unauthenticated' && !(isNothing && waits);
  const shared = deductible > 0 && deductible < cents ? 'some' : deductible > 0 ? 'all' : 'none';
  return (
    <>
      <Total>
        {text('tickets.total', { count: people })}
        <output>{formatCents(cents)}</output>
      </Total>
      {cents > 0 && (
        <Note>
          {text('tickets.noFee')} {text(`tickets.deductible.${shared}`, { amount: formatCents(deductible), benefit: offer.benefit })}
        </Note>
      )}
      {tickets >= most && <Note role="status">{text('tickets.most', { max: most })}</Note>}
      <Way>
        {isGuest ? (
          <>
            <Button variant="primary" wide disabled={isNone || isFull} to={guestRegisterPath(slug, offer.occurrenceId)}>
              {text('tickets.guest.continue')}
            </Button>
            <Button wide disabled={isNone || isFull} to={`/login?${RETURN_PARAMETER}=${encodeURIComponent(register)}`}>
              {text('tickets.guest.signIn')}
            </Button>
          </>
        ) : (
          <Button variant="primary" wide disabled={isNone || isFull} to={register}>
            {isNothing && waits ? text('tickets.send.wait') : text(`tickets.${way}`, { count: people })}
          </Button>
        )}
      </Way>
      <Note>{text(isNothing ? 'tickets.noneChosenHelp' : noteOf(way, isFull, isGuest), { minutes: CART_HOLD_MINUTES })}</Note>
      {isForAll ? <Note>{text('tickets.series.terms')}</Note> : <Terms offer={offer} timeZone={timeZone} />}
    </>
  );
}

const noteOf = (way: PartyWay, isFull: boolean, isGuest: boolean): string => {
  if (isFull) return 'tickets.series.full';
  if (isGuest) return way === 'register' ? 'tickets.guest.phoneOnly' : `tickets.guest.${way}Help`;
  return way === 'register' ? 'tickets.held' : `tickets.${way}Help`;
};
