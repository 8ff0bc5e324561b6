import type { BookingRow } from '@sannidhi/contracts';
import { type Column, moneyColumn, stateColumn, textColumn } from '@sannidhi/kit';
import { useOfficeText } from '../office/namespace.ts';
import { useMoments } from '../office/use-moments.ts';

/** The columns of bookings, for the list and the dashboard. */
export function useBookingColumns(): Column<BookingRow>[] {
  const text = useOfficeText('bookings');
  const moments = useMoments();
  const names = ({ names: first, nameCount }: BookingRow) => (nameCount > 1 ? text('names', { first, count: nameCount - 1 }) : first);
  return [
    textColumn('when', text('column.when'), ({ startsAt }) => moments.relative(startsAt), { width: 150, phone: 'detail' }),
    textColumn('family', text('column.family'), ({ bookedBy }) => bookedBy, { phone: 'title' }),
    textColumn('pooja', text('column.pooja'), ({ service }) => service, { phone: 'detail', inFull: true }),
    textColumn('names', text('column.names'), names, { low: true }),
    textColumn('channel', text('column.channel'), ({ channel }) => text(`channel.${channel}`), { width: 100, low: 'on-laptops' }),
    moneyColumn('amount', text('column.amount'), ({ amountCents }) => amountCents, { width: 100, phone: 'value' }),
    stateColumn(text('column.status'), 'booking', ({ status }) => status, { width: 130 }),
  ];
}
