import type { TicketOffer } from '@sannidhi/contracts';
import { momentAt } from '../poojas/temple-time.ts';
import { useTexts } from '../use-texts.ts';
import { Note } from './ticket-note.tsx';

/** Until when a ticket can be canceled for its price, where there is one, and passed on. */
export function TicketTerms({ offer: { types, refundUntil, passOnUntil }, timeZone }: { offer: TicketOffer; timeZone: string }) {
  const text = useTexts();
  const isAhead = (until: string | null): until is string => until !== null && Date.parse(until) > Date.now();
  const hasPrice = types.some(({ pricing }) => pricing !== 'free');
  return (
    <>
      {hasPrice && isAhead(refundUntil) && <Note>{text('tickets.refundUntil', { until: momentAt(refundUntil, timeZone) })}</Note>}
      {isAhead(passOnUntil) && <Note>{text('tickets.passOnUntil', { until: momentAt(passOnUntil, timeZone) })}</Note>}
    </>
  );
}
