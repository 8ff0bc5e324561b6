import type { OwnPoojaRequest, RequestQuote } from '@sannidhi/contracts';
import { Button, Card, Facts, formatCents, formatDate, styled, useCart } from '@sannidhi/kit';
import { bookingPath } from '../bookings/booking-paths.ts';
import { useTexts } from '../use-texts.ts';
import { AcceptQuote } from './accept-quote.tsx';
import { usePayRequest } from './use-pay-request.ts';

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 16 });

interface QuoteCardProps {
  request: OwnPoojaRequest;
  quote: RequestQuote;
}

/** What the temple quotes and what was paid of it; a quote that waits is accepted here. */
export function QuoteCard({ request, quote }: QuoteCardProps) {
  const text = useTexts();
  const { status, bookingId, dueCents } = request;
  const waiting = useCart().lines.some(({ kind, item }) => kind === 'request' && (item as { requestId?: string }).requestId === request.id);
  return (
    <Card title={text('requests.quote.heading')}>
      <QuoteFacts request={request} quote={quote} />
      {waiting ? <InCart /> : status === 'quoted' && <AcceptQuote request={request} quote={quote} />}
      <Actions>
        {!waiting && dueCents > 0 && <PayRest request={request} />}
        {bookingId && <Button to={bookingPath(bookingId)}>{text('requests.booking')}</Button>}
      </Actions>
    </Card>
  );
}

function QuoteFacts({ request, quote }: QuoteCardProps) {
  const text = useTexts();
  const { paidCents, dueCents, status } = request;
  const { priceCents, travelCents, miles, ownTransport, totalCents, depositCents, priests, validUntil, note } = quote;
  const travel =
    miles === null ? formatCents(travelCents) : text('requests.quote.travelMiles', { price: formatCents(travelCents), count: miles });
  const valid = formatDate(validUntil, { weekday: 'short', month: 'short', day: 'numeric' });
  return (
    <Facts
      ruled
      facts={[
        { label: text('requests.quote.price'), value: formatCents(priceCents) },
        { label: text('requests.quote.travel'), value: ownTransport ? text('requests.quote.own') : travelCents > 0 && travel },
        { label: text('requests.quote.total'), value: formatCents(totalCents) },
        { label: text('requests.quote.deposit'), value: depositCents > 0 && depositCents < totalCents && formatCents(depositCents) },
        { label: text('requests.quote.priests'), value: priests > 1 && String(priests) },
        { label: text('requests.quote.note'), value: note },
        { label: text('requests.quote.valid'), value: status === 'quoted' && valid },
        { label: text('requests.quote.paid'), value: paidCents > 0 && formatCents(paidCents) },
        { label: text('requests.quote.due'), value: dueCents > 0 && formatCents(dueCents) },
      ]}
    />
  );
}

function InCart() {
  const text = useTexts();
  return (
    <Actions>
      <span>{text('requests.quote.inCart')}</span>
      <Button variant="primary" to="/devotee/donate?view=cart">
        {text('requests.quote.toCart')}
      </Button>
    </Actions>
  );
}

function PayRest({ request }: { request: OwnPoojaRequest }) {
  const text = useTexts();
  const { pay, busy } = usePayRequest(request);
  return (
    <Button variant="primary" busy={busy && text('bookings.saving')} onClick={() => void pay('rest')}>
      {text('requests.quote.payRest', { amount: formatCents(request.dueCents) })}
    </Button>
  );
}
