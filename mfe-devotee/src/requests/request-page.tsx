import { type OwnPoojaRequest, poojaRequestEndpoints } from '@sannidhi/contracts';
import {
  Button,
  Card,
  EmptyState,
  Facts,
  formatDate,
  isMissing,
  Page,
  PageHeader,
  ScreenStates,
  StatusChip,
  useLiveRecord,
  useRead,
} from '@sannidhi/kit';
import { VerifyBanner } from '../account/verify-banner.tsx';
import { NameList } from '../bookings/name-list.tsx';
import { momentAt } from '../poojas/temple-time.ts';
import { useTexts } from '../use-texts.ts';
import { CancelRequest } from './cancel-request.tsx';
import { QuoteCard } from './quote-card.tsx';

/** One request: what was asked, what the temple quotes, and what can be done with it now. Live while it is open. */
export function RequestPage({ requestId, onClose }: { requestId: string; onClose: () => void }) {
  const text = useTexts();
  const query = useRead(poojaRequestEndpoints.ownOne, { params: { requestId } });
  useLiveRecord(poojaRequestEndpoints.events, { requestId }, query.isSuccess);
  const request = query.data;
  return (
    <Page reading>
      <p>
        <Button variant="text" flush onClick={onClose}>
          {text('requests.back')}
        </Button>
      </p>
      <PageHeader title={request?.title ?? text('requests.one')} lead={request?.temple.name} />
      <VerifyBanner />
      {isMissing(query.error) ? (
        <EmptyState title={text('requests.unknown')} action={<Button onClick={onClose}>{text('requests.back')}</Button>}>
          {text('bookings.unknownHelp')}
        </EmptyState>
      ) : (
        <ScreenStates query={query} failedTitle={text('requests.failed')}>
          {(loaded) => (
            <>
              {loaded.quote && <QuoteCard request={loaded} quote={loaded.quote} />}
              <AskedCard request={loaded} />
              <Card title={text('bookings.names')}>
                <NameList participants={loaded.participants} />
              </Card>
            </>
          )}
        </ScreenStates>
      )}
    </Page>
  );
}

const CANCELABLE = ['requested', 'quoted', 'accepted', 'scheduled'];
/** Until it begins: what happens from then on is for the temple to note. */
const isCancelable = ({ status, startsAt }: OwnPoojaRequest): boolean =>
  CANCELABLE.includes(status) && !(status === 'scheduled' && startsAt && Date.parse(startsAt) <= Date.now());

function AskedCard({ request }: { request: OwnPoojaRequest }) {
  const text = useTexts();
  const { status, temple, wish, place, address, preferred, language, intention, startsAt, reason, refundableUntil } = request;
  const day = ({ date, part }: OwnPoojaRequest['preferred'][number]) =>
    `${formatDate(date, { weekday: 'short', month: 'short', day: 'numeric' })}, ${text(`requests.part.${part}`)}`;
  const home = address && [address.street, address.street2, `${address.city}, ${address.state} ${address.zip}`].filter(Boolean).join(', ');
  return (
    <Card title={text('requests.asked')} aside={<StatusChip of="pooja-request" state={status} />}>
      <Facts
        ruled
        facts={[
          { label: text('poojas.summary.when'), value: startsAt && momentAt(startsAt, temple.timeZone) },
          { label: text('bookings.refundUntil'), value: refundableUntil && momentAt(refundableUntil, temple.timeZone) },
          { label: text('requests.wish'), value: wish },
          { label: text('poojas.summary.where'), value: text(`requests.place.${place}`) },
          { label: text('requests.address'), value: home },
          { label: text('requests.preferred'), value: preferred.map(day).join('; ') },
          { label: text('poojas.intention'), value: intention },
          { label: text('requests.language'), value: language },
          { label: text('requests.reason'), value: reason },
        ]}
      />
      {isCancelable(request) && <CancelRequest request={request} />}
    </Card>
  );
}
