import { type BookingDetail, bookingEndpoints, formatPhone } from '@sannidhi/contracts';
import { Facts, formatCents, ScreenStates, Stack, StatusChip, useRead, useSession } from '@sannidhi/kit';
import { Link } from 'react-router-dom';
import { PanelSection } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { useMoments } from '../office/use-moments.ts';
import { BookingActions } from './booking-actions.tsx';
import { PrasadamForm } from './prasadam-form.tsx';
import { SankalpamNames } from './sankalpam-names.tsx';

/** One booking: when, for whom, paid how, and what can be done with it. */
export function BookingRecord({ bookingId }: { bookingId: string }) {
  const text = useOfficeText('bookings');
  const booking = useRead(bookingEndpoints.detail, { params: { bookingId } });
  const { can } = useSession();
  return (
    <ScreenStates query={booking} failedTitle={text('oneFailed')}>
      {(detail) => (
        <Stack spacing={4}>
          <BookingFacts booking={detail} />
          <PanelSection title={text('sankalpam')}>
            <SankalpamNames participants={detail.participants} />
          </PanelSection>
          <Prasadam booking={detail} />
          {can('bookings:handle') && <BookingActions booking={detail} />}
        </Stack>
      )}
    </ScreenStates>
  );
}

function BookingFacts({ booking }: { booking: BookingDetail }) {
  const text = useOfficeText('bookings');
  const moments = useMoments();
  const { can } = useSession();
  const { slot, intention, inAbsentia, email, phone, channel, amountCents, orderId, canceledWhy, note, performedAt } = booking;
  const amount = formatCents(amountCents);
  return (
    <Facts
      facts={[
        { label: text('column.when'), value: moments.relative(slot.startsAt) },
        { label: text('place'), value: slot.place },
        { label: text('intention'), value: intention },
        { label: text('coming'), value: inAbsentia ? text('inAbsentia') : '' },
        { label: text('form.email'), value: email },
        { label: text('form.phone'), value: phone && formatPhone(phone) },
        { label: text('column.channel'), value: text(`channel.${channel}`) },
        {
          label: text('column.amount'),
          value: can('donations:read') ? <Link to={`/temple-admin/donations?gift=${orderId}`}>{amount}</Link> : amount,
        },
        { label: text('performedAt'), value: performedAt && moments.relative(performedAt) },
        { label: text('note'), value: note },
        { label: text('canceledWhy'), value: canceledWhy },
      ]}
    />
  );
}

function Prasadam({ booking }: { booking: BookingDetail }) {
  const text = useOfficeText('bookings');
  const { can } = useSession();
  const { prasadam, prasadamTo: to, trackingNumber } = booking;
  if (!prasadam) return null;
  const address = to && [to.name, to.street, to.street2, `${to.city}, ${to.state} ${to.zip}`].filter(Boolean).join(', ');
  return (
    <PanelSection title={text('prasadam.title')} aside={<StatusChip of="prasadam" state={prasadam} />}>
      <Facts
        facts={[
          { label: text('prasadam.to'), value: address },
          { label: text('prasadam.tracking'), value: trackingNumber },
        ]}
      />
      {can('bookings:handle') && <PrasadamForm key={prasadam} booking={booking} prasadam={prasadam} />}
    </PanelSection>
  );
}
