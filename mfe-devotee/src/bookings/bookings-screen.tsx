import { usePanel, useStep } from '@sannidhi/kit';
import { useSearchParams } from 'react-router-dom';
import { useTexts } from '../use-texts.ts';
import { BookingList } from './booking-list.tsx';
import { BookingPage } from './booking-page.tsx';

/** The devotee's bookings, or one of them and what of it is being changed. */
function Bookings() {
  const text = useTexts();
  const [search] = useSearchParams();
  const booking = usePanel('booking');
  const edit = usePanel('edit');
  const past = search.get('view') === 'past';
  const part = edit.id === 'move' || edit.id === 'repeat' ? edit.id : 'names';
  const list = text(past ? 'titles.pastBookings' : 'titles.bookings');
  useStep(`${booking.id ?? ''} ${edit.id ?? ''}`, booking.id ? text(edit.id ? `bookings.edit.${part}` : 'bookings.one') : list);
  if (booking.id) return <BookingPage key={booking.id} bookingId={booking.id} edit={edit} onClose={booking.close} />;
  return <BookingList when={past ? 'past' : 'ahead'} panel={booking} />;
}

export { Bookings as Screen };
