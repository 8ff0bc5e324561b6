import { type BookingStatus, OPEN_BOOKINGS, type OwnBooking } from '@sannidhi/contracts';
import { Button, Card, Facts, formatCents, StatusChip, styled } from '@sannidhi/kit';
import { placeOf } from '../poojas/pooja-place.ts';
import { momentAt, momentHere } from '../poojas/temple-time.ts';
import { requestPath } from '../requests/request-paths.ts';
import { useTexts } from '../use-texts.ts';
import { BookingPass } from './booking-pass.tsx';
import { BookingPhoto } from './booking-photo.tsx';
import { CancelBooking } from './cancel-booking.tsx';
import { NameList } from './name-list.tsx';

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 16 });

/** Who may still come until the end, also one noted as absent too soon. */
const AWAITED: readonly BookingStatus[] = [...OPEN_BOOKINGS, 'no-show'];

interface BookingDetailsProps {
  booking: OwnBooking;
  onEdit: (what: string) => void;
}

/** What is booked and for whom. While it is ahead it can be changed, moved in time and canceled. */
export function BookingDetails({ booking, onEdit }: BookingDetailsProps) {
  const text = useTexts();
  const { status, intention, slot, requestId } = booking;
  const open = OPEN_BOOKINGS.some((one) => one === status) && Date.parse(slot.startsAt) > Date.now();
  const awaited = AWAITED.includes(status) && !booking.inAbsentia && Date.parse(slot.endsAt) > Date.now();
  return (
    <>
      <Card title={text('poojas.summary.heading')} aside={<StatusChip of="booking" state={status} />}>
        <BookingFacts booking={booking} />
        {!requestId && status !== 'canceled' && (
          <Actions>
            <Button onClick={() => onEdit('repeat')}>{text('bookings.edit.repeat')}</Button>
          </Actions>
        )}
        {open && (
          <Actions>
            {requestId ? (
              <Button to={requestPath(requestId)}>{text('bookings.ofRequest')}</Button>
            ) : (
              <>
                <Button onClick={() => onEdit('move')}>{text('bookings.edit.move')}</Button>
                <CancelBooking booking={booking} />
              </>
            )}
          </Actions>
        )}
      </Card>
      {awaited && <BookingPass bookingId={booking.id} />}
      {booking.hasPhoto && <BookingPhoto bookingId={booking.id} />}
      <Card title={text('bookings.names')}>
        <NameList participants={booking.participants} />
        {intention && <Facts facts={[{ label: text('poojas.intention'), value: intention }]} />}
        {open && (
          <Actions>
            <Button onClick={() => onEdit('names')}>{text('bookings.edit.names')}</Button>
          </Actions>
        )}
      </Card>
    </>
  );
}

function BookingFacts({ booking }: { booking: OwnBooking }) {
  const text = useTexts();
  const { slot, temple, status, amountCents, prasadam, refundableUntil, inAbsentia, canceledWhy, note } = booking;
  const isOpen = OPEN_BOOKINGS.some((one) => one === status);
  const place = text('guest.place', { city: temple.city, state: temple.state });
  return (
    <Facts
      ruled
      facts={[
        { label: text('poojas.summary.when'), value: momentAt(slot.startsAt, temple.timeZone) },
        { label: text('poojas.summary.yours'), value: momentHere(slot.startsAt, temple.timeZone) },
        { label: text('poojas.summary.where'), value: [placeOf(slot, text), temple.name, place].filter(Boolean).join(', ') },
        { label: text('bookings.paid'), value: formatCents(amountCents) },
        { label: text('bookings.coming'), value: inAbsentia ? text('poojas.location.remote') : null },
        { label: text('poojas.summary.prasadam'), value: prasadam && <StatusChip of="prasadam" state={prasadam.status} /> },
        { label: text('bookings.tracking'), value: prasadam?.trackingNumber },
        { label: text('bookings.refundUntil'), value: isOpen && refundableUntil && momentAt(refundableUntil, temple.timeZone) },
        { label: text('bookings.why'), value: canceledWhy },
        { label: text('bookings.note'), value: note },
      ]}
    />
  );
}
