import { BOOKING_STATUSES, type BookingStatus, bookingEndpoints, poojaServiceEndpoints } from '@sannidhi/contracts';
import { ChoiceFilter, type List, RecordListView, StatusChip, useList, usePanel, useRead, useSession, useStateWord } from '@sannidhi/kit';
import { FromToday } from '../office/from-today.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { useBookingColumns } from './booking-columns.ts';
import { BookingRecord } from './booking-record.tsx';
import { BookingsHead } from './bookings-head.tsx';
import { WalkInForm } from './walk-in-form.tsx';

type Bookings = List<typeof bookingEndpoints.list>;

/** The bookings of a day, today's at first, or of whatever dates and names are looked for. */
export function BookingsView() {
  return (
    <FromToday days={1} unless="search">
      <BookingList />
    </FromToday>
  );
}

function BookingList() {
  const panel = usePanel('booking');
  const manages = useSession().can('bookings:handle');
  const bookings = useList(bookingEndpoints.list);
  return (
    <RecordListView
      texts={useOfficeText('bookings')}
      list={bookings}
      panel={panel}
      columns={useBookingColumns()}
      name={({ bookedBy, service }) => `${bookedBy}, ${service}`}
      head={<BookingsHead bookings={bookings} panel={panel} />}
      filters={<BookingFilters bookings={bookings} />}
      create={manages && (() => <WalkInForm onDone={panel.close} />)}
      record={({ id }) => <BookingRecord key={id} bookingId={id} />}
      about={({ status }) => ({ overline: <StatusChip of="booking" state={status} /> })}
    />
  );
}

function BookingFilters({ bookings: { query, set } }: { bookings: Bookings }) {
  const text = useOfficeText('bookings');
  const stateWord = useStateWord();
  const poojas = useRead(poojaServiceEndpoints.list);
  return (
    <>
      <ChoiceFilter
        label={text('column.pooja')}
        value={query.serviceId}
        onChange={(serviceId) => set({ serviceId })}
        choices={(poojas.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      />
      <ChoiceFilter
        label={text('column.status')}
        value={query.status}
        onChange={(status) => set({ status: status as BookingStatus | undefined })}
        choices={BOOKING_STATUSES.map((value) => ({ value, label: stateWord('booking', value) }))}
      />
    </>
  );
}

export { BookingsView as Screen };
