import { bookingCalendarEndpoints, bookingEndpoints } from '@sannidhi/contracts';
import { Button, CalendarLinkCard, Page, PageHeader, type Panel, usePages } from '@sannidhi/kit';
import { OWN_CATALOG } from '../poojas/pooja-paths.ts';
import { useTexts } from '../use-texts.ts';
import { BookingRow } from './booking-row.tsx';
import { BookingViews } from './booking-views.tsx';
import { RecordList } from './record-list.tsx';

const PAGE_SIZE = 20;

/** The bookings ahead, soonest first, or the past ones, latest first. */
export function BookingList({ when, panel }: { when: 'ahead' | 'past'; panel: Panel }) {
  const text = useTexts();
  const bookings = usePages(bookingEndpoints.own, { query: { when, limit: PAGE_SIZE } });
  return (
    <Page reading>
      <PageHeader
        title={text(when === 'past' ? 'titles.pastBookings' : 'titles.bookings')}
        actions={
          <Button variant="primary" to={OWN_CATALOG}>
            {text('bookings.book')}
          </Button>
        }
      />
      <BookingViews />
      <RecordList
        records={bookings}
        label={text('titles.bookings')}
        failedTitle={text('bookings.failed')}
        emptyTitle={text(`bookings.empty.${when}`)}
        emptyHelp={text('bookings.emptyHelp')}
        row={(booking) => <BookingRow key={booking.id} booking={booking} link={panel.link(booking.id)} />}
      />
      {when === 'ahead' && (
        <CalendarLinkCard
          title={text('bookings.calendar.title')}
          help={text('bookings.calendar.help')}
          endpoints={bookingCalendarEndpoints}
        />
      )}
    </Page>
  );
}
