import {
  type EventPage,
  type GuestWait,
  guestWaitEndpoints,
  guestWaitPath,
  matchRoute,
  publicEventEndpoints,
  type TicketOffer,
  ticketEndpoints,
} from '@sannidhi/contracts';
import { Button, EmptyState, Page, PageHeader, ScreenStates, Stepper, useRead, useSession, useStep, useTitle } from '@sannidhi/kit';
import { Link, Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { eventPath } from '../../events/event-paths.ts';
import { goodProof, useGuestDraft } from '../../giving/guest/guest-draft.ts';
import { useStepAddress } from '../../giving/guest/guest-steps.ts';
import { momentAt } from '../../poojas/temple-time.ts';
import { useTexts } from '../../use-texts.ts';
import type { PartyWay } from '../party-values.ts';
import { RegisterForm } from '../register-form.tsx';
import { type ChosenOffer, chosenOffer, hasLostSeries, peopleOf, totalOf, useTicketChoice, wayOf } from '../ticket-choice.ts';
import { GUEST_REGISTER_PATTERN, registerPath } from '../ticket-paths.ts';
import { GuestAskStep } from './guest-ask-step.tsx';
import { GuestCodeStep } from './guest-code-step.tsx';
import { GUEST_STEPS, type GuestTicketStep, guestStep, isFor, useGuestParty } from './guest-party.ts';
import { GuestPayStep } from './guest-pay-step.tsx';
import { GuestPhoneStep } from './guest-phone-step.tsx';

/** Registration without an account: names, a phone with its code, the price, and the payment, or a place on the waitlist. */
function GuestRegisterScreen() {
  const text = useTexts();
  const { isDonor } = useSession();
  const { slug = '', occurrenceId = '' } = matchRoute(GUEST_REGISTER_PATTERN, useLocation().pathname) ?? {};
  const waitLink = useSearchParams()[0].get('wait');
  const event = useRead(publicEventEndpoints.page, { params: { slug, occurrenceId } });
  const offer = useRead(ticketEndpoints.offer, { params: { slug, occurrenceId } });
  useTitle(event.data?.title ?? text('titles.register'));
  if (isDonor) return <Navigate to={registerPath(slug, occurrenceId)} replace />;
  return (
    <Page reading>
      <p>
        <Link to={eventPath(slug, occurrenceId)}>{text('tickets.back')}</Link>
      </p>
      <PageHeader
        title={event.data?.title ?? text('titles.register')}
        lead={event.data && momentAt(event.data.startsAt, event.data.temple.timeZone)}
      />
      <ScreenStates query={event} failedTitle={text('events.unknown')}>
        {(page) => (
          <ScreenStates query={offer} failedTitle={text('tickets.failed')}>
            {(found) => (waitLink ? <Offered event={page} whole={found} link={waitLink} /> : <Chosen event={page} whole={found} />)}
          </ScreenStates>
        )}
      </ScreenStates>
    </Page>
  );
}

interface ChosenProps {
  event: EventPage;
  whole: TicketOffer;
}

/** The places that the waitlist offered, with the form as it was filled in; without an offer, back to what became of it. */
function Offered({ link, ...known }: ChosenProps & { link: string }) {
  const text = useTexts();
  const wait = useRead(guestWaitEndpoints.of, { params: { link } });
  return (
    <ScreenStates query={wait} failedTitle={text('tickets.failed')}>
      {(found) =>
        found.status === 'offered' || found.status === 'claimed' ? (
          <Steps event={known.event} offer={{ ...known.whole, times: 1 }} wait={found} />
        ) : (
          <Navigate to={guestWaitPath(known.event.temple.slug, link)} replace />
        )
      }
    </ScreenStates>
  );
}

/** What a guest can register, wait or ask for goes on. */
function Chosen({ event, whole }: ChosenProps) {
  const text = useTexts();
  const { occurrenceId } = whole;
  const { slug } = event.temple;
  const [choice] = useTicketChoice(occurrenceId);
  const offer = chosenOffer(whole, choice);
  const back = <Button to={eventPath(slug, occurrenceId)}>{text('tickets.choose')}</Button>;
  if (totalOf(offer, choice).tickets === 0)
    return (
      <EmptyState title={text('tickets.noneChosen')} action={back}>
        {text('tickets.noneChosenHelp')}
      </EmptyState>
    );
  if (hasLostSeries(whole, choice))
    return (
      <EmptyState title={text('tickets.series.gone')} action={back}>
        {text('tickets.series.goneHelp')}
      </EmptyState>
    );
  return <Steps event={event} offer={offer} wait={null} />;
}

function Steps({ event, offer, wait }: { event: EventPage; offer: ChosenOffer; wait: GuestWait | null }) {
  const text = useTexts();
  const navigate = useNavigate();
  const address = useStepAddress();
  const [search] = useSearchParams();
  const { occurrenceId } = offer;
  const [choice, , forget] = useTicketChoice(occurrenceId);
  const [draft, change] = useGuestDraft();
  const [party, keep] = useGuestParty(occurrenceId);
  const isProven = goodProof(draft) !== undefined;
  const isCodeSent = draft.sentCode !== null && draft.sentCode.phone === draft.phone;
  const isNamed = isFor(party.people, wait?.people ?? peopleOf(offer, choice, []));
  const way: PartyWay = wait ? 'register' : wayOf(offer, choice);
  const step = guestStep(search.get('step'), { isNamed, isCodeSent, isProven });
  const nameOf = (each: GuestTicketStep) => text(`tickets.guest.steps.${each === 'pay' ? END[way] : each}`);
  useStep(step, nameOf(step));
  const named = { ...party, legalName: party.legalName || (wait?.bookedBy ?? '') };
  const known = { event, offer, draft, change, party: named, keep, address };
  const { slug } = event.temple;
  return (
    <>
      <Stepper
        steps={GUEST_STEPS.map(nameOf)}
        current={GUEST_STEPS.indexOf(step)}
        onBack={(index) => navigate(address(GUEST_STEPS[index] === 'code' ? 'phone' : (GUEST_STEPS[index] ?? 'names')))}
      />
      {step === 'names' && (
        <RegisterForm
          {...{ slug, offer, choice, forget, title: event.title, family: [], wait }}
          onGuest={(people, takesFewer) => {
            keep({ people, takesFewer });
            navigate(address('phone'));
          }}
        />
      )}
      {step === 'phone' && <GuestPhoneStep {...known} />}
      {step === 'code' && <GuestCodeStep {...known} />}
      {step === 'pay' &&
        (way === 'register' ? <GuestPayStep {...known} waitLink={wait?.link ?? null} /> : <GuestAskStep {...known} way={way} />)}
    </>
  );
}

/** What the last step is called, by what becomes of the party. */
const END = { register: 'pay', wait: 'wait', ask: 'ask' } as const;

export { GuestRegisterScreen as Screen };
