import { CHECKOUT_RETURN_FIELDS, type GuestTickets, guestEndpoints, guestLinkEndpoints, matchRoute } from '@sannidhi/contracts';
import {
  addressOf,
  Banner,
  Button,
  Card,
  EmptyState,
  formatCents,
  IconPrinter,
  isMissing,
  Page,
  PageHeader,
  ScreenStates,
  styled,
} from '@sannidhi/kit';
import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { eventPath } from '../../events/event-paths.ts';
import { outcomeOf } from '../../giving/gift-end.ts';
import { guestAuthorization, useGuestDraft } from '../../giving/guest/guest-draft.ts';
import { ProcessingBody } from '../../giving/processing-body.tsx';
import { useGiftEnd } from '../../giving/use-gift-end.ts';
import { WaitingBody } from '../../giving/waiting-body.tsx';
import { useTexts } from '../../use-texts.ts';
import { PickupCode } from '../pickup-code.tsx';
import { useTicketChoice } from '../ticket-choice.ts';
import { Paper, TicketCode, TicketHead, TicketOf } from '../ticket-paper.tsx';
import { GUEST_TICKETS_PATTERN, guestRegisterPath } from '../ticket-paths.ts';
import { GuestCancel } from './guest-cancel.tsx';
import { GuestKeep } from './guest-keep.tsx';
import { useGuestTickets } from './guest-link.ts';
import { useGuestParty } from './guest-party.ts';
import { GuestProof, type ProofProps } from './guest-proof.tsx';

const Foot = styled('div')({ display: 'grid', gap: 8, padding: '0 24px 16px' });
const Below = styled('div')({ width: '100%', maxWidth: 480, margin: '0 auto' });
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12, width: '100%', maxWidth: 480, margin: '0 auto' });

interface Linked {
  slug: string;
  link: string;
  found: GuestTickets;
}

interface Shown {
  proof: ProofProps;
  /** Reads them again. */
  onStale: () => void;
}

/** The page of a guest's link: their tickets as soon as they are paid for, without an account. */
function GuestTicketsScreen() {
  const text = useTexts();
  const { slug = '', link = '' } = matchRoute(GUEST_TICKETS_PATTERN, useLocation().pathname) ?? {};
  const { query, ...proof } = useGuestTickets(link);
  return (
    <Page reading>
      {isMissing(query.error) ? (
        <>
          <PageHeader title={text('titles.guestTickets')} />
          <EmptyState title={text('tickets.guest.unknown')}>{text('tickets.guest.unknownHelp')}</EmptyState>
        </>
      ) : (
        <ScreenStates query={query} failedTitle={text('tickets.failed')}>
          {(found) => <Found slug={slug} link={link} found={found} proof={proof} onStale={() => void query.refetch()} />}
        </ScreenStates>
      )}
    </Page>
  );
}

function Found({ slug, link, found, ...shown }: Linked & Shown) {
  const text = useTexts();
  if (found.status === 'registered') return <Tickets slug={slug} link={link} found={found} {...shown} />;
  return (
    <>
      <PageHeader title={text('titles.guestTickets')} />
      <Unready slug={slug} found={found} />
    </>
  );
}

/** Why there are no tickets to show, or not yet. */
function Unready({ slug, found }: Omit<Linked, 'link'>) {
  const text = useTexts();
  const [search] = useSearchParams();
  const { status, occurrenceId, waitLink, totalCents } = found;
  const isLeft = (status === 'waiting' || status === 'unpaid') && outcomeOf(search) === 'left';
  if (status === 'claimed')
    return (
      <EmptyState title={text('tickets.guest.claimed')} action={<Button to="/devotee/events">{text('tickets.yours')}</Button>}>
        {text('tickets.guest.claimedHelp')}
      </EmptyState>
    );
  if (status === 'processing')
    return (
      <Card title={text('processing.heading')}>
        <ProcessingBody totalCents={totalCents} safe={text('tickets.guest.safe')} />
      </Card>
    );
  if (isLeft || status === 'unpaid')
    return (
      <EmptyState
        title={text(isLeft ? 'notPaid.leftHeading' : 'tickets.guest.unpaid')}
        action={
          <Button variant="primary" to={guestRegisterPath(slug, occurrenceId, { step: 'pay', ...(waitLink ? { wait: waitLink } : {}) })}>
            {text('notPaid.again')}
          </Button>
        }
      >
        {text('tickets.guest.unpaidHelp')}
      </EmptyState>
    );
  return <Waiting found={found} />;
}

/** Between the payment and the provider's word; live in the tab that paid. */
function Waiting({ found: { orderId, totalCents } }: Pick<Linked, 'found'>) {
  const text = useTexts();
  const [draft] = useGuestDraft();
  const authorization = guestAuthorization(draft);
  const live = useGiftEnd({ events: guestEndpoints.donationEvents, orderId, open: authorization !== undefined, authorization });
  return (
    <Card title={text('tickets.guest.waiting')}>
      <WaitingBody
        totalCents={totalCents}
        safe={text('tickets.guest.safe')}
        {...live}
        interrupted={live.interrupted || authorization === undefined}
      />
    </Card>
  );
}

function Tickets({ slug, link, found, proof, onStale }: Linked & Shown) {
  const text = useTexts();
  const [search, setSearch] = useSearchParams();
  const { occurrenceId, tickets, refundedCents } = found;
  const [, , forgetChoice] = useTicketChoice(occurrenceId);
  const [, , forgetParty] = useGuestParty(occurrenceId);
  const [isUnproven, setUnproven] = useState(false);
  const isNew = search.get(CHECKOUT_RETURN_FIELDS.outcome) === 'paid';
  // What was entered is in the tickets now.
  useEffect(() => {
    if (!isNew) return;
    forgetChoice();
    forgetParty();
    sessionStorage.removeItem(`ticket-names:${occurrenceId}`);
  }, [isNew, occurrenceId, forgetChoice, forgetParty]);
  const valid = tickets.filter(({ status }) => status === 'valid');
  return (
    <>
      {isNew && valid.length > 0 && (
        <Banner kind="success" title={text('tickets.guest.done')}>
          {text('tickets.guest.doneHelp')}
        </Banner>
      )}
      {refundedCents > 0 && <Banner kind="info">{text('tickets.guest.refunded', { amount: formatCents(refundedCents) })}</Banner>}
      {tickets.map((ticket, index) => (
        <Paper key={ticket.id}>
          {(index === 0 || ticket.event.occurrenceId !== tickets[index - 1]?.event.occurrenceId) && (
            <TicketHead event={ticket.event} isLinked={ticket.status === 'valid' && ticket.event.status !== 'canceled'} />
          )}
          <TicketCode ticket={ticket} />
          <TicketOf ticket={ticket} />
          {(ticket.pickupCode !== null || ticket.cancelCents !== null) && (
            <Foot>
              {ticket.pickupCode !== null && <PickupCode code={ticket.pickupCode} name={ticket.name} />}
              {ticket.cancelCents !== null && (
                <GuestCancel link={link} ticket={ticket} cents={ticket.cancelCents} onDone={() => setSearch({})} onStale={onStale} />
              )}
            </Foot>
          )}
        </Paper>
      ))}
      {!isUnproven && tickets.some(({ hasPickupCode, pickupCode }) => hasPickupCode && pickupCode === null) && (
        <Below>
          <GuestProof slug={slug} {...proof} title={text('tickets.guest.pickupTitle')} lead={text('tickets.guest.pickupHidden')} />
        </Below>
      )}
      <Actions>
        {valid.length > 0 && (
          <Button icon={IconPrinter} href={addressOf(guestLinkEndpoints.pdf.path, { link })}>
            {text('tickets.guest.print')}
          </Button>
        )}
        <Button to={eventPath(slug, occurrenceId)}>{text('tickets.aboutEvent')}</Button>
      </Actions>
      {valid.length > 0 && (
        <Below>
          <GuestKeep slug={slug} link={link} proof={proof} isUnproven={isUnproven} onUnproven={() => setUnproven(true)} />
        </Below>
      )}
    </>
  );
}

export { GuestTicketsScreen as Screen };
