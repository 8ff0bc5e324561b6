import { formatPhone, isPartOffer, type LinkedWait, matchRoute, waitLinkEndpoints } from '@sannidhi/contracts';
import {
  Button,
  Card,
  EmptyState,
  isMissing,
  notify,
  Page,
  PageHeader,
  ScreenStates,
  Stack,
  StatusChip,
  useErrorSentence,
  useRead,
  useWrite,
} from '@sannidhi/kit';
import { useLocation } from 'react-router-dom';
import { GiveUpPlace } from '../parts/give-up-place.tsx';
import { momentAt } from '../poojas/temple-time.ts';
import { useTexts } from '../use-texts.ts';
import { WAIT_LINK_PATTERN } from './booking-paths.ts';
import { WaitPlaces } from './wait-places.tsx';

/** What a family without an account sees at the link in its text: the offer, its deadline, and a button to give it up, which asks first. */
function WaitLinkScreen() {
  const text = useTexts();
  const { link = '' } = matchRoute(WAIT_LINK_PATTERN, useLocation().pathname) ?? {};
  const query = useRead(waitLinkEndpoints.wait, { params: { link } });
  return (
    <Page reading>
      <PageHeader title={text('titles.waitLink')} />
      {isMissing(query.error) ? (
        <EmptyState title={text('bookings.waits.unknown')}>{text('bookings.waits.unknownHelp')}</EmptyState>
      ) : (
        <ScreenStates query={query} failedTitle={text('bookings.waits.linkFailed')}>
          {(wait) => <Wait link={link} wait={wait} />}
        </ScreenStates>
      )}
    </Page>
  );
}

function Wait({ link, wait }: { link: string; wait: LinkedWait }) {
  const text = useTexts();
  const sentence = useErrorSentence();
  const leave = useWrite(waitLinkEndpoints.leave);
  const { slot, temple, status, position } = wait;
  const offered = status === 'offered';
  const giveUp = () => {
    const onSuccess = () => notify({ kind: 'success', title: text(offered ? 'bookings.waits.declined' : 'bookings.waits.left') });
    const onError = (error: Error) => notify({ kind: 'error', title: text('bookings.notSaved'), body: sentence(error) });
    leave.mutate({ params: { link } }, { onSuccess, onError });
  };
  return (
    <Card title={slot.service}>
      <Stack spacing={3}>
        <div>
          <StatusChip of="pooja-wait" state={status} />
        </div>
        <p>
          {momentAt(slot.startsAt, temple.timeZone)}, {temple.name}
        </p>
        {position !== null && <p>{text('bookings.waits.position', { position })}</p>}
        {(offered || status === 'waiting') && <WaitPlaces wait={wait} />}
        {offered && <p>{text(`bookings.waits.${isPartOffer(wait) ? 'atCounterPart' : 'atCounter'}${temple.phone ? '' : 'Only'}`)}</p>}
        {(offered || status === 'waiting') && (
          <Stack spacing={2}>
            {temple.phone && (
              <Button variant={offered ? 'primary' : 'secondary'} href={`tel:${temple.phone}`}>
                {text('bookings.waits.call', { phone: formatPhone(temple.phone) })}
              </Button>
            )}
            <GiveUpPlace offered={offered} busy={leave.isPending && text('bookings.saving')} giveUp={giveUp}>
              {text(offered ? 'bookings.waits.decline' : 'bookings.waits.leave')}
            </GiveUpPlace>
          </Stack>
        )}
      </Stack>
    </Card>
  );
}

export { WaitLinkScreen as Screen };
