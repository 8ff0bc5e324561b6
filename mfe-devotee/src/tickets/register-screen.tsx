import {
  familyEndpoints,
  matchRoute,
  type OwnTicketWait,
  publicEventEndpoints,
  type TicketOffer,
  ticketEndpoints,
  ticketWaitEndpoints,
} from '@sannidhi/contracts';
import { Button, EmptyState, Page, PageHeader, ScreenStates, useRead, useSession, useTitle } from '@sannidhi/kit';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { VerifyBanner } from '../account/verify-banner.tsx';
import { eventPath } from '../events/event-paths.ts';
import { momentAt } from '../poojas/temple-time.ts';
import { useTexts } from '../use-texts.ts';
import { RegisterForm } from './register-form.tsx';
import { chosenOffer, hasLostSeries, isForAll, type TicketChoice, type TicketMember, totalOf, useTicketChoice } from './ticket-choice.ts';
import { REGISTER_PATTERN } from './ticket-paths.ts';

/** Who comes with the chosen tickets, and what the event asks. A claim from the waitlist finds its form filled in. */
function RegisterScreen() {
  const text = useTexts();
  const { slug = '', occurrenceId = '' } = matchRoute(REGISTER_PATTERN, useLocation().pathname) ?? {};
  const waitId = useSearchParams()[0].get('wait');
  const event = useRead(publicEventEndpoints.page, { params: { slug, occurrenceId } });
  const offer = useRead(ticketEndpoints.offer, { params: { slug, occurrenceId } });
  const [choice] = useTicketChoice(occurrenceId);
  const title = event.data?.title ?? text('titles.register');
  const isAll = offer.data !== undefined && waitId === null && isForAll(offer.data, choice);
  const dates = text('tickets.series.all', { count: offer.data?.seriesDates.length ?? 0 });
  useTitle(title);
  return (
    <Page reading>
      <p>
        <Link to={eventPath(slug, occurrenceId)}>{text('tickets.back')}</Link>
      </p>
      <PageHeader title={title} lead={isAll ? dates : event.data && momentAt(event.data.startsAt, event.data.temple.timeZone)} />
      <VerifyBanner />
      <ScreenStates query={offer} failedTitle={text('tickets.failed')}>
        {(found) => <Known slug={slug} title={title} offer={found} waitId={waitId} />}
      </ScreenStates>
    </Page>
  );
}

interface KnownProps {
  slug: string;
  title: string;
  offer: TicketOffer;
  waitId: string | null;
}

/** With the family's names and the offered form, where there are. */
function Known({ slug, title, offer, waitId }: KnownProps) {
  const text = useTexts();
  const { isDonor } = useSession();
  const { occurrenceId } = offer;
  const family = useRead(familyEndpoints.list, { enabled: isDonor });
  const waits = useRead(ticketWaitEndpoints.own, { query: { occurrenceId }, enabled: isDonor && waitId !== null });
  const [choice, , forget] = useTicketChoice(occurrenceId);
  if (!isDonor) return <Form family={[]} wait={null} {...{ slug, title, offer, choice, forget }} />;
  return (
    <ScreenStates query={family} failedTitle={text('tickets.failed')}>
      {(members) => {
        const living = members
          .filter(({ hasDied }) => !hasDied)
          .sort((a, b) => Number(b.relation === 'self') - Number(a.relation === 'self'));
        const known = { family: living, slug, title, offer, choice, forget };
        if (waitId === null) return <Form wait={null} {...known} />;
        return (
          <ScreenStates query={waits} failedTitle={text('tickets.failed')}>
            {(own) => <Form wait={own.find(({ id }) => id === waitId) ?? null} {...known} />}
          </ScreenStates>
        );
      }}
    </ScreenStates>
  );
}

interface FormProps extends Omit<KnownProps, 'waitId'> {
  family: readonly TicketMember[];
  wait: OwnTicketWait | null;
  choice: TicketChoice;
  forget: () => void;
}

function Form(props: FormProps) {
  const text = useTexts();
  const { slug, offer, wait, choice } = props;
  if (!wait && hasLostSeries(offer, choice))
    return (
      <EmptyState
        title={text('tickets.series.gone')}
        action={<Button to={eventPath(slug, offer.occurrenceId)}>{text('tickets.choose')}</Button>}
      >
        {text('tickets.series.goneHelp')}
      </EmptyState>
    );
  if (!wait && totalOf(chosenOffer(offer, choice), choice).tickets === 0)
    return (
      <EmptyState
        title={text('tickets.noneChosen')}
        action={<Button to={eventPath(slug, offer.occurrenceId)}>{text('tickets.choose')}</Button>}
      >
        {text('tickets.noneChosenHelp')}
      </EmptyState>
    );
  return <RegisterForm {...props} />;
}

export { RegisterScreen as Screen };
