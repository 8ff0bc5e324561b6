import { ticketEndpoints, ticketWaitEndpoints } from '@sannidhi/contracts';
import { Card, ScreenStates, useRead, useSession } from '@sannidhi/kit';
import { useTexts } from '../use-texts.ts';
import { OfferedTickets } from './offered-tickets.tsx';
import { WaitBanner } from './wait-banner.tsx';

interface TicketsCardProps {
  slug: string;
  /** The temple's. */
  timeZone: string;
  occurrenceId: string;
  isPostponed?: boolean;
}

/** What a date sells: price per kind, the total that is charged, what of it is deductible, and the way to register. Nothing where it sells nothing. */
export function TicketsCard({ slug, timeZone, occurrenceId, isPostponed = false }: TicketsCardProps) {
  const text = useTexts();
  const { isDonor } = useSession();
  const offer = useRead(ticketEndpoints.offer, { params: { slug, occurrenceId } });
  const waits = useRead(ticketWaitEndpoints.own, { query: { occurrenceId }, enabled: isDonor });
  if (offer.data?.types.length === 0) return null;
  const wait = waits.data?.[0];
  return (
    <Card title={text('tickets.heading')}>
      <ScreenStates query={offer} failedTitle={text('tickets.failed')}>
        {(found) => (
          <>
            {wait && <WaitBanner wait={wait} slug={slug} />}
            <OfferedTickets slug={slug} timeZone={timeZone} offer={found} isPostponed={isPostponed} />
          </>
        )}
      </ScreenStates>
    </Card>
  );
}
