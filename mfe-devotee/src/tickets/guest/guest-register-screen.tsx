import { type EventPage, matchRoute, publicEventEndpoints, type TicketOffer, ticketEndpoints } from '@sannidhi/contracts';
import {
  Button,
  EmptyState,
  Page,
  PageHeader,
  RETURN_PARAMETER,
  ScreenStates,
  Stepper,
  useRead,
  useSession,
  useStep,
  useTitle,
} from '@sannidhi/kit';
import { Link, Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { eventPath } from '../../events/event-paths.ts';
import { goodProof, useGuestDraft } from '../../giving/guest/guest-draft.ts';
import { useStepAddress } from '../../giving/guest/guest-steps.ts';
import { momentAt } from '../../poojas/temple-time.ts';
import { useTexts } from '../../use-texts.ts';
import { RegisterForm } from '../register-form.tsx';
import { type ChosenOffer, chosenOffer, isForAll, mustWait, needsApproval, peopleOf, totalOf, useTicketChoice } from '../ticket-choice.ts';
import { GUEST_REGISTER_PATTERN, registerPath } from '../ticket-paths.ts';
import { GuestCodeStep } from './guest-code-step.tsx';
import { GUEST_STEPS, guestStep, isFor, useGuestParty } from './guest-party.ts';
import { GuestPayStep } from './guest-pay-step.tsx';
import { GuestPhoneStep } from './guest-phone-step.tsx';

/** Registration without an account: names, a phone with its code, the price, and the payment. */
function GuestRegisterScreen() {
  const text = useTexts();
  const { isDonor } = useSession();
  const { slug = '', occurrenceId = '' } = matchRoute(GUEST_REGISTER_PATTERN, useLocation().pathname) ?? {};
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
            {(found) => <Chosen event={page} whole={found} />}
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

/** What a guest can register for goes on; everything else leads to where it can be had. */
function Chosen({ event, whole }: ChosenProps) {
  const text = useTexts();
  const { occurrenceId } = whole;
  const { slug } = event.temple;
  const [choice] = useTicketChoice(occurrenceId);
  const offer: ChosenOffer = { ...whole, times: 1 };
  const back = <Button to={eventPath(slug, occurrenceId)}>{text('tickets.choose')}</Button>;
  if (totalOf(chosenOffer(whole, choice), choice).tickets === 0)
    return (
      <EmptyState title={text('tickets.noneChosen')} action={back}>
        {text('tickets.noneChosenHelp')}
      </EmptyState>
    );
  if (isForAll(whole, choice) || mustWait(offer, choice) || needsApproval(offer, choice))
    return (
      <EmptyState title={text('tickets.guest.needsAccount')} action={<SignIn to={registerPath(slug, occurrenceId)} />}>
        {text('tickets.guest.needsAccountHelp')}
      </EmptyState>
    );
  return <Steps event={event} offer={offer} />;
}

function SignIn({ to }: { to: string }) {
  const text = useTexts();
  return <Button to={`/login?${RETURN_PARAMETER}=${encodeURIComponent(to)}`}>{text('tickets.guest.signIn')}</Button>;
}

function Steps({ event, offer }: { event: EventPage; offer: ChosenOffer }) {
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
  const isNamed = isFor(party.people, peopleOf(offer, choice, []));
  const step = guestStep(search.get('step'), { isNamed, isCodeSent, isProven });
  useStep(step, text(`tickets.guest.steps.${step}`));
  const known = { event, offer, draft, change, party, keep, address };
  const { slug } = event.temple;
  return (
    <>
      <Stepper
        steps={GUEST_STEPS.map((each) => text(`tickets.guest.steps.${each}`))}
        current={GUEST_STEPS.indexOf(step)}
        onBack={(index) => navigate(address(GUEST_STEPS[index] === 'code' ? 'phone' : (GUEST_STEPS[index] ?? 'names')))}
      />
      {step === 'names' && (
        <RegisterForm
          {...{ slug, offer, choice, forget, title: event.title, family: [], wait: null }}
          onGuest={(people) => {
            keep({ people });
            navigate(address('phone'));
          }}
        />
      )}
      {step === 'phone' && <GuestPhoneStep {...known} />}
      {step === 'code' && <GuestCodeStep {...known} />}
      {step === 'pay' && <GuestPayStep {...known} />}
    </>
  );
}

export { GuestRegisterScreen as Screen };
