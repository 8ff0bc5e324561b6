import { eventEndpoints, matchRoute, ticketTypeEndpoints } from '@sannidhi/contracts';
import { Page, ScreenStates, useRead } from '@sannidhi/kit';
import { useLocation } from 'react-router-dom';
import { MANAGE_EVENT_PATTERN } from '../events/event-paths.ts';
import { useOfficeText } from '../office/namespace.ts';
import { EventHead } from './event-head.tsx';
import { SetupForm } from './setup-form.tsx';

/** What an event sells on each of its dates, and what it asks. */
function SetupView() {
  const text = useOfficeText('tickets');
  const { eventId = '' } = matchRoute(MANAGE_EVENT_PATTERN, useLocation().pathname) ?? {};
  const event = useRead(eventEndpoints.detail, { params: { eventId } });
  const sale = useRead(ticketTypeEndpoints.sale, { params: { eventId } });
  return (
    <Page reading>
      <EventHead eventId={eventId} title={event.data?.title} view="tickets" />
      <ScreenStates query={sale} failedTitle={text('failed')}>
        {(found) => event.data && <SetupForm key={eventId} event={event.data} sale={found} />}
      </ScreenStates>
    </Page>
  );
}

export { SetupView as Screen };
