import type { PoojaRequestDetail, RequestQuote } from '@sannidhi/contracts';
import { Facts, formatCents } from '@sannidhi/kit';
import { useOfficeText } from '../office/namespace.ts';
import { useMoments } from '../office/use-moments.ts';

interface QuoteFactsProps {
  request: PoojaRequestDetail;
  quote: RequestQuote;
}

/** What was quoted, and what of it is still to pay. */
export function QuoteFacts({ request: { status, dueCents }, quote }: QuoteFactsProps) {
  const text = useOfficeText('poojaRequests');
  const moments = useMoments();
  const { service, priceCents, travelCents, miles, ownTransport, totalCents, depositCents, priests, dates, validUntil, note } = quote;
  const travel = [formatCents(travelCents), miles !== null && text('miles', { count: miles })].filter(Boolean).join(', ');
  return (
    <Facts
      facts={[
        { label: text('quote.pooja'), value: service.name },
        { label: text('quote.price'), value: formatCents(priceCents) },
        { label: text('quote.travel'), value: ownTransport ? text('quote.own') : travel },
        { label: text('quote.total'), value: formatCents(totalCents) },
        { label: text('quote.deposit'), value: formatCents(depositCents) },
        { label: text('quote.priests'), value: String(priests) },
        { label: text('quote.dates'), value: dates.map(({ date, time }) => `${moments.day(date)}, ${time}`).join('; ') },
        { label: text('quote.valid'), value: status === 'quoted' && moments.day(validUntil) },
        { label: text('quote.note'), value: note },
        { label: text('quote.due'), value: dueCents > 0 && formatCents(dueCents) },
      ]}
    />
  );
}
