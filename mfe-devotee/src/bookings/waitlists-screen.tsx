import { bookingEndpoints } from '@sannidhi/contracts';
import { Button, Card, EmptyState, Page, PageHeader, ScreenStates, styled, useRead } from '@sannidhi/kit';
import { VerifyBanner } from '../account/verify-banner.tsx';
import { OWN_CATALOG } from '../poojas/pooja-paths.ts';
import { useTexts } from '../use-texts.ts';
import { BookingViews } from './booking-views.tsx';
import { WaitRow } from './wait-row.tsx';

const List = styled('ul')({ padding: 0, margin: 0, listStyle: 'none' });

/** The waitlists a devotee is on, with the places they were offered. */
function Waitlists() {
  const text = useTexts();
  const query = useRead(bookingEndpoints.waits);
  return (
    <Page reading>
      <PageHeader title={text('titles.waitlists')} lead={text('bookings.waits.lead')} />
      <VerifyBanner />
      <BookingViews />
      <Card>
        <ScreenStates
          query={query}
          failedTitle={text('bookings.waits.failed')}
          isEmpty={(waits) => waits.length === 0}
          empty={
            <EmptyState title={text('bookings.waits.empty')} action={<Button to={OWN_CATALOG}>{text('openings.catalog')}</Button>}>
              {text('bookings.waits.emptyHelp')}
            </EmptyState>
          }
        >
          {(waits) => (
            <List aria-label={text('titles.waitlists')}>
              {waits.map((wait) => (
                <WaitRow key={wait.id} wait={wait} />
              ))}
            </List>
          )}
        </ScreenStates>
      </Card>
    </Page>
  );
}

export { Waitlists as Screen };
