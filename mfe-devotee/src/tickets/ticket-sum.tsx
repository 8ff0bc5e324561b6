import { CART_HOLD_MINUTES } from '@sannidhi/contracts';
import { Button, formatCents, RETURN_PARAMETER, styled, useSession } from '@sannidhi/kit';
import { useTexts } from '../use-texts.ts';
import type { PartyWay } from './party-values.ts';
import { type ChosenOffer, mostTickets, mustWait, type TicketChoice, totalOf, wayOf } from './ticket-choice.ts';
import { Note } from './ticket-note.tsx';
import { guestRegisterPath, registerPath } from './ticket-paths.ts';
import { TicketTerms } from './ticket-terms.tsx';

const Total = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 12,
  paddingTop: 12,
  borderTop: `2px solid ${theme.vars.palette.text.primary}`,
  '& output': { ...theme.typography.h2 },
}));
const Way = styled('div')({ display: 'grid', gap: 12, marginTop: 16 });

interface TicketSumProps {
  slug: string;
  /** The temple's. */
  timeZone: string;
  offer: ChosenOffer;
  choice: TicketChoice;
}

/** What is charged, what of it is deductible, and the way to register or to wait. */
export function TicketSum({ slug, timeZone, offer, choice }: TicketSumProps) {
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
      {isForAll ? <Note>{text('tickets.series.terms')}</Note> : <TicketTerms offer={offer} timeZone={timeZone} />}
    </>
  );
}

const noteOf = (way: PartyWay, isFull: boolean, isGuest: boolean): string => {
  if (isFull) return 'tickets.series.full';
  if (isGuest) return way === 'register' ? 'tickets.guest.phoneOnly' : `tickets.guest.${way}Help`;
  return way === 'register' ? 'tickets.held' : `tickets.${way}Help`;
};
