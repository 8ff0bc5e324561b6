import type { BookingRow } from '@sannidhi/contracts';
import { Card, DataTable, EmptyState } from '@sannidhi/kit';
import { Link, useNavigate } from 'react-router-dom';
import { useBookingColumns } from '../bookings/booking-columns.ts';
import { useOfficeText } from '../office/namespace.ts';
import { useTemple } from '../office/use-temple.ts';
import { useCard } from './use-card.ts';

/** All of them are today and confirmed: a time of the day is enough. */
const COLUMNS = ['when', 'family', 'pooja'];
const TIME_PX = 88;
const PATH = '/temple-admin/pooja-booking-management';

/** The next of the temple's poojas today that families come to. */
export function PoojasCard() {
  const text = useOfficeText('bookings.card');
  const { today } = useTemple();
  const go = useNavigate();
  const columns = useBookingColumns()
    .filter(({ key }) => COLUMNS.includes(key))
    .map((column) => (column.key === 'when' ? { ...column, width: TIME_PX } : column));
  const bookings = useCard('bookings');
  return (
    <Card flush title={text('title')} aside={<Link to={PATH}>{text('all')}</Link>}>
      <DataTable<BookingRow>
        caption={text('title')}
        columns={columns}
        rows={bookings.data}
        rowKey={({ id }) => id}
        rowName={({ bookedBy, service }) => `${bookedBy}, ${service}`}
        onOpen={(id) => void go(`${PATH}?from=${today}&to=${today}&booking=${id}`)}
        empty={
          <EmptyState plain title={text('empty')}>
            {text('emptyMore')}
          </EmptyState>
        }
        error={bookings.error}
        failedTitle={text('failed')}
        onRetry={() => void bookings.refetch()}
      />
    </Card>
  );
}
