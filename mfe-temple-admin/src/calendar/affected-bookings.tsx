import type { AffectedBooking } from '@sannidhi/contracts';
import { Chip, Stack } from '@sannidhi/kit';
import { Row, Secondary } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { useMoments } from '../office/use-moments.ts';

/** Bookings on a festival's old date, each with what becomes of it. */
export function AffectedBookings({ bookings }: { bookings: readonly AffectedBooking[] }) {
  const text = useOfficeText('festivalDates');
  if (bookings.length === 0) return null;
  return (
    <Stack component="ul" aria-label={text('effects.bookings')} spacing={2} sx={{ p: 0, m: 0, listStyle: 'none' }}>
      {bookings.map((booking) => (
        <li key={booking.id}>
          <Booking booking={booking} />
        </li>
      ))}
    </Stack>
  );
}

function Booking({ booking: { service, startsAt, bookedBy, people, priests, outcome } }: { booking: AffectedBooking }) {
  const text = useOfficeText('festivalDates');
  const moments = useMoments();
  const details = [bookedBy, text('effects.names', { count: people }), ...priests].filter(Boolean).join(', ');
  return (
    <Row align="spread">
      <div>
        <div>{`${moments.relative(startsAt)} ${service}`}</div>
        <Secondary>{details}</Secondary>
      </div>
      {outcome === 'to-move' ? <Chip kind="warning">{text('effects.outcome.toMove')}</Chip> : <Chip>{text('effects.outcome.kept')}</Chip>}
    </Row>
  );
}
