import type { OwnPoojaRequest } from '@sannidhi/contracts';
import { formatCents, formatDate, StatusChip } from '@sannidhi/kit';
import { Link, type LinkProps } from 'react-router-dom';
import { RecordRow } from '../bookings/record-list.tsx';
import { momentAt } from '../poojas/temple-time.ts';
import { useTexts } from '../use-texts.ts';

/** One request of the list: what, where, when, what it costs, and its state. */
export function RequestRow({ request, link }: { request: OwnPoojaRequest; link: LinkProps }) {
  const text = useTexts();
  const { title, temple, place, status, quote, startsAt, chosen, preferred } = request;
  const day = chosen?.date ?? preferred[0]?.date;
  return (
    <RecordRow>
      <div>
        <Link {...link}>{title}</Link>
        <p>
          {text(`requests.place.${place}`)}, {temple.name}
        </p>
        <p>
          {startsAt ? momentAt(startsAt, temple.timeZone) : day && formatDate(day, { weekday: 'short', month: 'short', day: 'numeric' })}
        </p>
        {quote && <p>{formatCents(quote.totalCents)}</p>}
      </div>
      <StatusChip of="pooja-request" state={status} />
    </RecordRow>
  );
}
