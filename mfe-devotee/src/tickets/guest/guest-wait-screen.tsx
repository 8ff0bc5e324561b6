import { type EventPage, type GuestWait, guestWaitEndpoints, matchRoute, publicEventEndpoints } from '@sannidhi/contracts';
import {
  Banner,
  Button,
  Card,
  EmptyState,
  isMissing,
  notify,
  Page,
  PageHeader,
  ScreenStates,
  Stack,
  useErrorSentence,
  useRead,
  useTitle,
  useWrite,
} from '@sannidhi/kit';
import { useLocation } from 'react-router-dom';
import { eventPath } from '../../events/event-paths.ts';
import { GiveUpPlace } from '../../parts/give-up-place.tsx';
import { momentAt } from '../../poojas/temple-time.ts';
import { useTexts } from '../../use-texts.ts';
import { Note } from '../person-card.tsx';
import { GUEST_WAIT_PATTERN, guestRegisterPath } from '../ticket-paths.ts';
import { PartyNames } from './party-names.tsx';

/** The page of a guest's link: where they are on a waitlist, or what became of their request, without an account. */
function GuestWaitScreen() {
  const text = useTexts();
  const { slug = '', link = '' } = matchRoute(GUEST_WAIT_PATTERN, useLocation().pathname) ?? {};
  const wait = useRead(guestWaitEndpoints.of, { params: { link } });
  useTitle(text(titleOf(wait.data)));
  return (
    <Page reading>
      {isMissing(wait.error) ? (
        <>
          <PageHeader title={text('titles.guestWait')} />
          <EmptyState title={text('tickets.guest.waits.unknown')}>{text('tickets.guest.unknownHelp')}</EmptyState>
        </>
      ) : (
        <ScreenStates query={wait} failedTitle={text('tickets.failed')}>
          {(found) => <Dated slug={slug} wait={found} />}
        </ScreenStates>
      )}
    </Page>
  );
}

/** Who asks for approval, or was declined, is on no list. */
const titleOf = (wait: GuestWait | undefined): 'titles.guestRequest' | 'titles.guestWait' =>
  wait?.status === 'requested' || wait?.status === 'declined' ? 'titles.guestRequest' : 'titles.guestWait';

interface Waiting {
  slug: string;
  wait: GuestWait;
}

/** With its date, as long as that is announced. */
function Dated({ slug, wait }: Waiting) {
  const text = useTexts();
  const event = useRead(publicEventEndpoints.page, { params: { slug, occurrenceId: wait.occurrenceId } });
  return (
    <ScreenStates query={event} failedTitle={text('events.unknown')}>
      {(page) => (
        <>
          <PageHeader title={page.title} lead={momentAt(page.startsAt, page.temple.timeZone)} />
          <Card title={text(titleOf(wait))}>
            <Stack spacing={3}>
              <Standing slug={slug} wait={wait} event={page} />
              <PartyNames people={wait.people} added={() => text('tickets.guest.waits.added')} />
              <Ways slug={slug} wait={wait} />
            </Stack>
          </Card>
        </>
      )}
    </ScreenStates>
  );
}

const OPEN = ['waiting', 'requested', 'offered'];

/** Where they are, or how it ended. */
function Standing({ wait, event }: Waiting & { event: EventPage }) {
  const text = useTexts();
  const { status, position, people, offeredUntil, takesFewer } = wait;
  const until = offeredUntil ? momentAt(offeredUntil, event.temple.timeZone) : '';
  const said = OPEN.includes(status)
    ? text(`tickets.waits.${status}`, { count: people.length, position: position ?? 0, until })
    : text(`tickets.guest.waits.${status}`, { until });
  return (
    <>
      <Banner kind={status === 'offered' || status === 'claimed' ? 'success' : 'info'}>
        {said}
        {status === 'waiting' && takesFewer && ` ${text('tickets.waits.fewer')}`}
      </Banner>
      {status === 'waiting' && <Note>{text('tickets.guest.waits.keepLink')}</Note>}
      {status === 'requested' && <Note>{text('tickets.guest.waits.keepLinkAsked')}</Note>}
    </>
  );
}

/** The way to the offered places and off the list, or back to the event. */
function Ways({ slug, wait: { status, link, occurrenceId } }: Waiting) {
  const text = useTexts();
  const sentence = useErrorSentence();
  const leave = useWrite(guestWaitEndpoints.leave);
  const onError = (error: Error) => notify({ kind: 'error', title: sentence(error) });
  const onSuccess = () => notify({ kind: 'success', title: text('tickets.waits.left') });
  const busy = leave.isPending && text('tickets.saving');
  const giveUp = () => leave.mutate({ params: { link } }, { onError, onSuccess });
  if (!OPEN.includes(status)) return <Button to={eventPath(slug, occurrenceId)}>{text('tickets.aboutEvent')}</Button>;
  return (
    <>
      {status === 'offered' && (
        <Button variant="primary" wide to={guestRegisterPath(slug, occurrenceId, { wait: link })}>
          {text('tickets.waits.claim')}
        </Button>
      )}
      {status === 'requested' ? (
        <Button variant="text" busy={busy} onClick={giveUp}>
          {text('tickets.guest.waits.withdraw')}
        </Button>
      ) : (
        <GiveUpPlace variant="text" offered={status === 'offered'} busy={busy} giveUp={giveUp}>
          {text('tickets.waits.leave')}
        </GiveUpPlace>
      )}
    </>
  );
}

export { GuestWaitScreen as Screen };
