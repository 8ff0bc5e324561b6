import { type PoojaRequestDetail, poojaRequestEndpoints } from '@sannidhi/contracts';
import { Facts, formatCents, ScreenStates, Stack, useRead, useSession } from '@sannidhi/kit';
import { Link } from 'react-router-dom';
import { SankalpamNames } from '../bookings/sankalpam-names.tsx';
import { PanelSection } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { useMoments } from '../office/use-moments.ts';
import { QuoteFacts } from './quote-facts.tsx';
import { RequestActions } from './request-actions.tsx';

/** One request: what is asked, what was quoted and paid, and what can be done with it now. */
export function RequestRecord({ requestId }: { requestId: string }) {
  const text = useOfficeText('poojaRequests');
  const request = useRead(poojaRequestEndpoints.detail, { params: { requestId } });
  const { can } = useSession();
  return (
    <ScreenStates query={request} failedTitle={text('oneFailed')}>
      {(detail) => (
        <Stack spacing={4}>
          <RequestFacts request={detail} />
          <PanelSection title={text('names')}>
            <SankalpamNames participants={detail.participants} />
          </PanelSection>
          {detail.quote && (
            <PanelSection title={text('quote.title')}>
              <QuoteFacts request={detail} quote={detail.quote} />
              <Payments request={detail} />
            </PanelSection>
          )}
          {can('bookings:handle') && <RequestActions request={detail} />}
        </Stack>
      )}
    </ScreenStates>
  );
}

function RequestFacts({ request }: { request: PoojaRequestDetail }) {
  const text = useOfficeText('poojaRequests');
  const moments = useMoments();
  const { wish, place, address, awayMiles, preferred, language, intention, email, chosen, startsAt, reason } = request;
  const home =
    address && [address.name, address.street, address.street2, `${address.city}, ${address.state} ${address.zip}`].filter(Boolean);
  return (
    <Facts
      facts={[
        { label: text('scheduledFor'), value: startsAt && moments.relative(startsAt) },
        { label: text('chosen'), value: chosen && !startsAt && `${moments.day(chosen.date)}, ${chosen.time}` },
        { label: text('wish'), value: wish },
        { label: text('column.where'), value: home ? home.join(', ') : text(`place.${place}`) },
        { label: text('away'), value: awayMiles !== null && text('miles', { count: awayMiles }) },
        { label: text('preferred'), value: preferred.map(({ date, part }) => `${moments.day(date)}, ${text(`part.${part}`)}`).join('; ') },
        { label: text('language'), value: language },
        { label: text('intention'), value: intention },
        { label: text('email'), value: email },
        { label: text('reason'), value: reason },
      ]}
    />
  );
}

function Payments({ request: { payments } }: { request: PoojaRequestDetail }) {
  const text = useOfficeText('poojaRequests');
  const { can } = useSession();
  const amount = (cents: number, orderId: string) =>
    can('donations:read') ? <Link to={`/temple-admin/donations?gift=${orderId}`}>{formatCents(cents)}</Link> : formatCents(cents);
  return (
    <Facts
      facts={payments.flatMap(({ orderId, part, amountCents, refundedCents }) => [
        { label: text(`paid.${part}`), value: amount(amountCents, orderId) },
        { label: text('paid.refunded'), value: refundedCents > 0 && formatCents(refundedCents) },
      ])}
    />
  );
}
